import type { ApprovalRequest } from '@traject/contract/approvals';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import classes from './approvals.module.css';

/** Whom to ask when in doubt, and how long there is to think. */
export function Questions({ request }: { request: ApprovalRequest }) {
  const { t } = useTranslation();
  const { subject, requested, expires_at } = request;
  const { name, phone_number, email } = subject.counselor;
  return (
    <div className={classes.questions}>
      {requested && <p>{t('approvals.once')}</p>}
      <p>{t('approvals.until', { date: formatDate(expires_at) })}</p>
      <p>{t(requested ? 'approvals.doubt' : 'approvals.question', { name })}</p>
      <ul>
        {phone_number && (
          <li>
            <a href={`tel:${phone_number.replace(/[^\d+]/g, '')}`}>{phone_number}</a>
          </li>
        )}
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </div>
  );
}
