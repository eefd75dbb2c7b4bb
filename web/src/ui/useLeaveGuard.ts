import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import type { Question } from './ConfirmDialog.tsx';
import { useConfirm } from './ConfirmProvider.tsx';
import { unsaved } from './unsaved.ts';

/**
 * Nothing typed is lost without a question: not by going to another page, nor by closing the tab.
 * What it returns asks the same where a form has a way out of its own.
 */
export function useLeaveGuard(isDirty: boolean, question?: Question) {
  const discard = useDiscard(question);
  const ask = useEffectEvent(discard);
  useEffect(() => (isDirty ? unsaved.add(() => ask()) : undefined), [isDirty]);

  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: unsaved.isThere,
    // Another search on the same page leaves the form where it is.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && !(await discard()),
  });
  return async () => !isDirty || discard();
}

/** Asks whether what was typed may go. */
export function useDiscard(question?: Question) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return () =>
    confirm({
      title: t('controls.discard.title'),
      message: t('controls.discard.message'),
      confirmText: t('controls.discard.yes'),
      cancelText: t('controls.discard.no'),
      ...question,
    });
}
