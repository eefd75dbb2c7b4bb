import { IconArrowBackUp, IconDownload, IconTrash } from '@tabler/icons-react';
import type { DocumentReturn } from '@traject/contract/documents';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { type DocumentKey, documentsKey, removeReturn } from './documents.api.ts';
import classes from './documents.module.css';
import { FileName } from './FileName.tsx';
import { ReturnInfo } from './ReturnInfo.tsx';
import { useReturnFile } from './useStoredFile.ts';

type Props = {
  documentKey: DocumentKey;
  returns: readonly DocumentReturn[] | undefined;
  onView: (file: ViewedFile) => void;
};

export function ReturnTable({ documentKey, returns, onView }: Props) {
  const { t } = useTranslation();
  const columns = useReturnColumns(documentKey, onView);
  return (
    <div className={classes.framed}>
      <DataTable
        label={t('documents.returns.list')}
        columns={columns}
        rows={returns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={IconArrowBackUp}
            title={t('documents.returns.empty')}
            text={t('documents.returns.empty_text')}
          />
        }
      />
    </div>
  );
}

function useReturnColumns(
  key: DocumentKey,
  onView: (file: ViewedFile) => void,
): Column<DocumentReturn>[] {
  const { t } = useTranslation();
  const { open, download } = useReturnFile(key, onView);
  const remove = useRemoveReturn(key);
  return [
    {
      key: 'name',
      header: 'documents.name',
      cell: (returned) => (
        <FileName file={returned} onOpen={() => open(returned)}>
          {formatDate(returned.date)}
        </FileName>
      ),
      primary: true,
    },
    {
      key: 'actions',
      header: 'documents.actions',
      cell: (returned) => (
        <>
          <ReturnInfo returned={returned} />
          <IconButton
            label={t('documents.download', { name: returned.name })}
            icon={IconDownload}
            onClick={() => download(returned)}
          />
          <IconButton
            label={t('controls.remove.action', { name: returned.name })}
            icon={IconTrash}
            onClick={() => remove(returned)}
          />
        </>
      ),
      width: 120,
      actions: true,
    },
  ];
}

function useRemoveReturn(key: DocumentKey) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: DocumentReturn) => removeReturn({ ...key, returnId: id }),
    question: ({ name }) => ({
      title: t('documents.returns.remove.title'),
      message: t('documents.returns.remove.message', { name }),
    }),
    refresh: documentsKey(key.trajectoryId),
    done: 'notify.returned_document.delete_success',
    failed: 'notify.returned_document.delete_error',
  });
}
