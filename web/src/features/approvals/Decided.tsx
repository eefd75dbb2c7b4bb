import { IconCircleCheck, IconMailCheck } from '@tabler/icons-react';
import type { ApprovalRequest } from '@traject/contract/approvals';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../platform/format.ts';
import sheet from '../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { logoOf } from './approvals.api.ts';
import { Questions } from './Questions.tsx';
import { type Reading, Subject } from './Subject.tsx';

type Props = Reading & { decision: NonNullable<ApprovalRequest['decision']> };

/** What was decided, by whom and when, for as long as the link lives. */
export function Decided({ decision, ...reading }: Props) {
  const { t } = useTranslation();
  const { request } = reading;
  const { approved, reason, decided_at } = decision;
  const { counselor, name: document } = request.subject;
  const how = approved ? 'accepted' : 'rejected';
  const who = { name: request.recipient.name, date: formatDateTime(decided_at) };
  return (
    <Sheet
      logo={logoOf(reading.token, request)}
      icon={approved ? IconCircleCheck : IconMailCheck}
      over={t(`approvals.what.${request.kind}`, { document })}
      title={t(`approvals.${how}.title`)}
      intro={t(`approvals.${how}.text`, { name: counselor.name })}
    >
      <p className={sheet.words}>{t(`approvals.${how}.by`, who)}</p>
      {reason && <p className={sheet.words}>{t('approvals.rejected.reason', { reason })}</p>}
      <Subject {...reading} />
      <Questions request={request} />
    </Sheet>
  );
}
