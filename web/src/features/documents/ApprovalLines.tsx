import { parties } from '@traject/contract/approvals';
import type { DocumentVersion } from '@traject/contract/documents';
import { useTranslation } from 'react-i18next';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { approvalStatus } from './approvalStatus.ts';
import classes from './documents.module.css';

/** What the client and the employer made of it, one line each. */
export function ApprovalLines({ version }: { version: DocumentVersion }) {
  const { t } = useTranslation();
  const lines = parties.flatMap((party) => {
    const status = approvalStatus(version[`${party}_approval`], party, t);
    return status ? [{ party, ...status }] : [];
  });
  return (
    <div className={classes.lines}>
      {lines.length === 0 && <StatusLine kind="none">{t('documents.status.none')}</StatusLine>}
      {lines.map(({ party, kind, words }) => (
        <StatusLine key={party} kind={kind}>
          {words}
        </StatusLine>
      ))}
    </div>
  );
}
