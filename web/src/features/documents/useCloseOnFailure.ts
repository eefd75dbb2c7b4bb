import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { isSignedOut } from '../../platform/useSave.ts';
import { toast } from '../../ui/toast.ts';

/** Closes the dialog with a message when its content could not be loaded. */
export function useCloseOnFailure(list: UseQueryResult<unknown>, onClose: () => void) {
  const { t } = useTranslation();
  const { error, data, isPlaceholderData } = list;
  const isMissing = !!error && (data === undefined || isPlaceholderData);
  const leave = useEffectEvent(() => {
    if (!isSignedOut(error)) toast.error(t('notify.returned_document.fetch_error'));
    onClose();
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
}
