import type { ApprovalRequest } from '@traject/contract/approvals';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { SheetContact } from '../../ui/sheet/SheetContact.tsx';
import classes from './approvals.module.css';

/** Whom to ask when in doubt, and how long there is to think. */
export function Questions({ request }: { request: ApprovalRequest }) {
  const { t } = useTranslation();
  const { subject, expires_at, decision } = request;
  const isAsked = request.requested && !decision;
  const { counselor } = subject;
  return (
    <div className={classes.questions}>
      {isAsked && <p>{t('approvals.once')}</p>}
      <p>{t('approvals.until', { date: formatDate(expires_at) })}</p>
      <SheetContact
        who={counselor}
        {...(isAsked && { words: t('approvals.doubt', { name: counselor.name }) })}
      />
    </div>
  );
}
