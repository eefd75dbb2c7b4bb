import { IconDownload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Approval, type Party, parties } from '@traject/contract/approvals';
import type { Page } from '@traject/contract/common/page';
import type { DocumentVersion } from '@traject/contract/documents';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { reminderInWords } from '../../ui/reminders/useReminders.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { approvalStatus } from './approvalStatus.ts';
import type { DocumentKey } from './documents.api.ts';
import classes from './documents.module.css';
import { FileName, useVersionFile } from './FileName.tsx';
import { OpenRequest } from './OpenRequest.tsx';

type Props = {
  documentKey: DocumentKey;
  versions: UseQueryResult<Page<DocumentVersion>>;
  onPage: (page: number) => void;
  onView: (file: ViewedFile) => void;
};

export function VersionTable({ documentKey, versions, onPage, onView }: Props) {
  const { t } = useTranslation();
  const columns = useVersionColumns(documentKey, onView);
  const { data: page } = versions;
  return (
    <div className={classes.framed}>
      <DataTable
        label={t('documents.versions.list')}
        columns={columns}
        rows={page?.data}
        rowKey={({ id }) => id}
        footer={page && page.meta.last_page > 1 && <Pager meta={page.meta} onPage={onPage} />}
      />
    </div>
  );
}

function useVersionColumns(
  key: DocumentKey,
  onView: (file: ViewedFile) => void,
): Column<DocumentVersion>[] {
  const { t } = useTranslation();
  const { open, download } = useVersionFile(key, onView);
  const by = ({ date, uploader }: DocumentVersion) =>
    t('documents.versions.by', { date: formatDate(date), uploader: uploader.name });
  return [
    {
      key: 'name',
      header: 'documents.versions.version',
      cell: (version) => (
        <FileName file={version} onOpen={() => open(version)}>
          {by(version)}
        </FileName>
      ),
      primary: true,
    },
    {
      key: 'approval',
      header: 'documents.approval',
      cell: (version) => <ApprovalDetails documentKey={key} version={version} />,
      width: '44%',
      stacked: 'bare',
    },
    {
      key: 'actions',
      header: 'documents.actions',
      cell: (version) => (
        <IconButton
          label={t('documents.download', { name: version.name })}
          icon={IconDownload}
          onClick={() => download(version)}
        />
      ),
      width: 56,
      actions: true,
    },
  ];
}

type DetailsProps = { documentKey: DocumentKey; version: DocumentVersion };

/** Per party: the status, the dates, and the reason for a rejection. */
export function ApprovalDetails({ documentKey, version }: DetailsProps) {
  const { t } = useTranslation();
  const asked = parties.filter((party) => version[`${party}_approval`].state !== 'none');
  if (asked.length === 0) return <StatusLine kind="none">{t('documents.status.none')}</StatusLine>;
  return (
    <Stack as="ul">
      {asked.map((party) => (
        <Stack as="li" gap={4} key={party}>
          <PartyDetails party={party} approval={version[`${party}_approval`]} />
          <OpenRequest
            versionKey={{ ...documentKey, versionId: version.id }}
            version={version}
            party={party}
          />
        </Stack>
      ))}
    </Stack>
  );
}

function PartyDetails({ party, approval }: { party: Party; approval: Approval }) {
  const { t } = useTranslation();
  const status = approvalStatus(approval, party, t);
  const moments = useMoments(approval);
  const earlier = approval.earlier.map((send) =>
    send.reminder
      ? reminderInWords(send, t)
      : t(`documents.moments.earlier${send.opened_at ? '_opened' : ''}`, {
          date: formatDateTime(send.sent_at),
          email: send.email ?? t(`documents.party.${party}`),
          opened: send.opened_at && formatDateTime(send.opened_at),
        }),
  );
  return (
    <>
      {status && <StatusLine kind={status.kind}>{status.words}</StatusLine>}
      {approval.reason && <p className={classes.reason}>“{approval.reason}”</p>}
      {[...moments, ...earlier].map((moment) => (
        <p key={moment} className={`${text.secondary} ${text.num}`}>
          {moment}
        </p>
      ))}
    </>
  );
}

function useMoments({ state, mail, sent_at, opened_at, decided_at, expires_at }: Approval) {
  const { t } = useTranslation();
  const isOpen = state === 'sent' || state === 'opened';
  const isSent = !mail || mail.state === 'sent' || state !== 'sent';
  const moments = {
    asked: isSent ? null : sent_at,
    sent: isSent ? sent_at : null,
    opened: opened_at,
    decided: decided_at,
    expires: isOpen ? expires_at : null,
    expired: state === 'expired' ? expires_at : null,
  };
  return (Object.keys(moments) as (keyof typeof moments)[]).flatMap((moment) => {
    const at = moments[moment];
    return at ? [t(`documents.moments.${moment}`, { date: formatDateTime(at) })] : [];
  });
}
