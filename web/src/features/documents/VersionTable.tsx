import { IconDownload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '@traject/contract/common/page';
import type { DocumentVersion } from '@traject/contract/documents';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Pager } from '../../ui/Pager.tsx';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { ApprovalDetails } from './ApprovalDetails.tsx';
import type { DocumentKey } from './documents.api.ts';
import classes from './documents.module.css';
import { FileName } from './FileName.tsx';
import { useVersionFile } from './useStoredFile.ts';

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
