import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DocumentReturn } from '@traject/contract/documents';
import { documentKinds } from '@traject/contract/documents';
import { useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useUpload } from '../../platform/useUpload.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { rulesOf } from '../../ui/fileRules.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { InfoTip } from '../../ui/InfoTip.tsx';
import { Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import {
  addReturn,
  type DocumentKey,
  documentsKey,
  removeReturn,
  returnsQuery,
} from './documents.api.ts';
import classes from './documents.module.css';
import { FileName, useReturnFile } from './FileName.tsx';
import { useCloseOnFailure } from './useCloseOnFailure.ts';

type Props = { trajectoryId: number; fileId: number; name: string; onClose: () => void };

/** What was returned. A file is uploaded as soon as it is chosen; the button only closes. */
export function ReturnsDialog({ trajectoryId, fileId, name, onClose }: Props) {
  const { t } = useTranslation();
  const key = { trajectoryId, fileId };
  const [viewed, setViewed] = useState<ViewedFile>();
  const returns = useQuery(returnsQuery(key));
  const { send, clear, isSending, ...drop } = useUpload({ refresh: documentsKey(trajectoryId) });
  useCloseOnFailure(returns, onClose);

  const add = async (file: File | undefined) => {
    if (!file) return clear();
    const outcome = await send(file, (sending) => addReturn(key, file, sending));
    if (outcome.step === 'done') toast.success(t('notify.upload_success'));
  };

  return (
    <Dialog
      opened
      size="upload"
      onClose={onClose}
      title={t('documents.returns.title', { name })}
      footer={
        <Button onClick={onClose} disabled={isSending}>
          {t('documents.returns.done')}
        </Button>
      }
    >
      <Stack gap={20}>
        <ReturnTable documentKey={key} returns={returns.data} onView={setViewed} />
        <FileDrop
          {...rulesOf(documentKinds)}
          {...drop}
          sendsAtOnce
          label={t('documents.returns.add')}
          onFile={add}
        />
      </Stack>
      <Viewer file={viewed} onClose={() => setViewed(undefined)} />
    </Dialog>
  );
}

type TableProps = {
  documentKey: DocumentKey;
  returns: readonly DocumentReturn[] | undefined;
  onView: (file: ViewedFile) => void;
};

function ReturnTable({ documentKey, returns, onView }: TableProps) {
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

function ReturnInfo({ returned }: { returned: DocumentReturn }) {
  const { t } = useTranslation();
  const facts = { uploader: returned.uploader.name, date: formatDate(returned.date) };
  return (
    <InfoTip label={t('documents.returns.info', { name: returned.name, ...facts })}>
      <dl className={classes.tip}>
        <div>
          <dt>{t('documents.returns.uploader')}</dt>
          <dd>{facts.uploader}</dd>
        </div>
        <div>
          <dt>{t('documents.info.date')}</dt>
          <dd>{facts.date}</dd>
        </div>
      </dl>
    </InfoTip>
  );
}
