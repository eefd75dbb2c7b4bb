import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { firstMessage } from '../../platform/serverMessage.ts';
import { toast } from '../../ui/toast.ts';
import type { Kind } from './portfolios.api.ts';

/** One download at a time; a large one takes a while. */
export function useTaking(fetch: (kind: Kind) => Promise<void>) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<Kind>();
  const take = (kind: Kind) => {
    if (busy) return;
    setBusy(kind);
    fetch(kind)
      .catch((error: unknown) => {
        toast.error(t('portfolios.download_failed'), firstMessage(error));
      })
      .finally(() => setBusy(undefined));
  };
  return { take, busy };
}
