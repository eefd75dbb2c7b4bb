import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { TextKey } from '../texts.ts';
import { type ToastAction, toast } from '../ui/toast.ts';
import { useTranslation } from './i18n.ts';
import { statusOf } from './useSave.ts';

type NotFound = Extract<TextKey, `notify.${string}.not_found`>;

/** What does not exist is told by its id, and its page is left; true while that happens. */
export function useNotFound(
  error: Error | null,
  key: NotFound,
  id: string,
  action?: ToastAction,
): boolean {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isUnknown = statusOf(error) === 404;

  const leave = useEffectEvent(() => {
    toast.error(t(key, { id }), undefined, action);
    navigate({ to: '/page_not_found', replace: true });
  });
  useEffect(() => {
    if (isUnknown) leave();
  }, [isUnknown]);
  return isUnknown;
}
