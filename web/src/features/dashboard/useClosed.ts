import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { statusOf } from '../../platform/useSave.ts';
import { toast } from '../../ui/toast.ts';

type Left = { client: string | undefined; onLeave: () => void };

/**
 * A trajectory that is open may be closed to its reader meanwhile, by others or because they stop
 * working on it themselves: then it is left, and that is said.
 */
export function useClosed(errors: readonly (Error | null)[], { client = '', onLeave }: Left) {
  const { t } = useTranslation();
  const isClosed = errors.some((error) => statusOf(error) === 404);
  const leave = useEffectEvent(() => {
    toast.info(t('dashboard.closed', { client }));
    onLeave();
  });
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);
}
