import type { Member } from '@traject/contract/members';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';

/** Why a colleague works on it, and until when: 'Vervangt tot en met 12 dec 2026'. */
export function useReason() {
  const { t } = useTranslation();
  return ({ reason, until, has_ended }: Member) => {
    const said = t(`members.reasons.${reason}`);
    if (!until) return said;
    const key = has_ended ? 'members.ended' : 'members.lasting';
    return t(key, { reason: said, date: formatDate(until) });
  };
}
