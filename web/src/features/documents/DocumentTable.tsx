import { IconFiles } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { parties } from '@traject/contract/approvals';
import type { Page } from '@traject/contract/common/page';
import type { Document, DocumentVersion } from '@traject/contract/documents';
import { useRef, useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { Unhurried } from '../../ui/Unhurried.tsx';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { approvalStatus } from './approvalStatus.ts';
import { DocumentActions, type Opened } from './DocumentActions.tsx';
import classes from './documents.module.css';
import { FileName, useVersionFile } from './FileName.tsx';

type Props = {
  trajectoryId: number;
  documents: UseQueryResult<Page<Document>>;
  isFiltered: boolean;
  onPage: (page: number) => void;
  onOpen: (opened: Opened) => void;
};

export function DocumentTable({ trajectoryId, documents, isFiltered, onPage, onOpen }: Props) {
  const { t } = useTranslation();
  const columns = useDocumentColumns({ trajectoryId, onOpen });
  const { box, height, keepHeight } = useKeptHeight();
  const { data: page, isError, isPlaceholderData, refetch } = documents;
  const empty = isFiltered
    ? { title: t('documents.empty_type'), text: t('documents.empty_type_text') }
    : { title: t('documents.empty'), text: t('documents.empty_text') };

  if (isError && (!page || isPlaceholderData))
    return <PanelError title={t('documents.failed')} onRetry={() => refetch()} />;
  return (
    <div
      ref={box}
      className={classes.table}
      data-updating={isPlaceholderData || undefined}
      style={{ minHeight: height }}
    >
      <Unhurried>
        <DataTable
          label={t('documents.title')}
          columns={columns}
          rows={page?.data}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={IconFiles} {...empty} />}
          footer={
            page &&
            page.meta.last_page > 1 && (
              <Pager
                meta={page.meta}
                onPage={(next) => {
                  keepHeight();
                  onPage(next);
                }}
              />
            )
          }
        />
      </Unhurried>
    </div>
  );
}

/** Keeps the height when the next page has fewer rows, so that the pager stays under the mouse. */
function useKeptHeight() {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  return { box, height, keepHeight: () => setHeight(box.current?.offsetHeight) };
}

type Options = { trajectoryId: number; onOpen: (opened: Opened) => void };

function useDocumentColumns({ trajectoryId, onOpen }: Options): Column<Document>[] {
  return [
    {
      key: 'name',
      header: 'documents.name',
      cell: (document) => (
        <DocumentName
          trajectoryId={trajectoryId}
          document={document}
          onView={(file) => onOpen({ dialog: 'view', file })}
        />
      ),
      primary: true,
    },
    {
      key: 'approval',
      header: 'documents.approval',
      cell: ({ versions: [latest] }) => latest && <ApprovalLines version={latest} />,
      width: '27%',
      stacked: 'bare',
    },
    {
      key: 'actions',
      header: 'documents.actions',
      cell: (document) => (
        <DocumentActions trajectoryId={trajectoryId} document={document} onOpen={onOpen} />
      ),
      width: 244,
      actions: true,
    },
  ];
}

type NameProps = {
  trajectoryId: number;
  document: Document;
  onView: (file: ViewedFile) => void;
};

/** A document goes by the name of its last version. */
function DocumentName({ trajectoryId, document, onView }: NameProps) {
  const { id, trajectory_file_type: type, versions } = document;
  const [latest] = versions;
  const { open } = useVersionFile({ trajectoryId, fileId: id }, onView);
  if (!latest) return null;
  return (
    <FileName file={latest} onOpen={() => open(latest)}>
      {type.name} · {formatDate(latest.date)}
    </FileName>
  );
}

/** The status for the client and for the employer, one line each. */
function ApprovalLines({ version }: { version: DocumentVersion }) {
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
