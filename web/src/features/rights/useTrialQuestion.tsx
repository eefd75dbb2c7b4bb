import { useQueryClient } from '@tanstack/react-query';
import { periodNames, type Retention, type RetentionInput } from '@traject/contract/rights';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { trialQuery } from './rights.api.ts';
import { goesByIt, TrialCounts } from './TrialCounts.tsx';

/** A shorter period is kept only by who has read what it would erase tonight. */
export function useTrialQuestion(organisationId: number, stored: Retention) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const confirm = useConfirm();
  return async (asked: RetentionInput) => {
    if (!periodNames.some((name) => isShorter(asked[name], stored[name]))) return true;
    const query = { ...trialQuery(organisationId, asked), staleTime: 0 };
    const trial = await queries.fetchQuery(query);
    if (goesByIt(trial).length === 0) return true;
    return confirm({
      title: t('rights.retention.sure.title'),
      message: (
        <>
          <p>{t('rights.retention.sure.text')}</p>
          <TrialCounts trial={trial} />
          <p>{t('rights.retention.sure.gone')}</p>
        </>
      ),
      confirmText: t('rights.retention.sure.yes'),
      cancelText: t('rights.retention.sure.no'),
      danger: true,
    });
  };
}

/** Without a period nothing goes. */
const isShorter = (asked: number | null, stored: number | null) =>
  asked !== null && (stored === null || asked < stored);
