import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../platform/useUpload.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { toast } from '../../ui/toast.ts';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import { documentRules } from './documentRules.ts';
import { addReturn, documentsKey, returnsQuery } from './documents.api.ts';
import classes from './documents.module.css';
import { ReturnTable } from './ReturnTable.tsx';
import { useCloseOnFailure } from './useCloseOnFailure.ts';

type Props = { trajectoryId: number; fileId: number; name: string; onClose: () => void };

/** What came back on a document. A file is sent as soon as it is chosen; Done only closes. */
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
      <div className={classes.form}>
        <ReturnTable documentKey={key} returns={returns.data} onView={setViewed} />
        <FileDrop
          {...documentRules}
          {...drop}
          sendsAtOnce
          label={t('documents.returns.add')}
          onFile={add}
        />
      </div>
      <Viewer file={viewed} onClose={() => setViewed(undefined)} />
    </Dialog>
  );
}
