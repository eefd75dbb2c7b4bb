import { IconFiles } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '@traject/contract/common/page';
import type { Document } from '@traject/contract/documents';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import type { Opened } from './DocumentDialogs.tsx';
import classes from './documents.module.css';
import { useDocumentColumns } from './useDocumentColumns.tsx';

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
    </div>
  );
}

/** A page with fewer rows is as tall as the one before: the pager stays under the mouse. */
function useKeptHeight() {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  return { box, height, keepHeight: () => setHeight(box.current?.offsetHeight) };
}
