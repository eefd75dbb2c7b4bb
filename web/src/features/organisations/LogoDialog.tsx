import { Button } from '@mantine/core';
import { fileKinds } from '@traject/contract/common/fileKinds';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useUpload } from '../../platform/useUpload.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { toast } from '../../ui/toast.ts';
import { organisationsKey, setLogo } from './organisations.api.ts';

type Props = { organisationId: number; onClose: () => void };

const rules = { accept: fileKinds.logo, maxBytes: 5 * 1024 * 1024 };

export function LogoDialog({ organisationId, onClose }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<File>();
  const { send, isSending, upload, errors, clear } = useUpload({ refresh: organisationsKey });
  const save = async () => {
    if (!chosen || isSending) return;
    const outcome = await send(chosen, (sending) => setLogo(organisationId, chosen, sending));
    if (outcome.step !== 'done') return;
    toast.success(t('notify.organisation.logo_success'));
    onClose();
  };
  return (
    <Dialog
      opened
      size="upload"
      onClose={onClose}
      title={t('organisations.logo.dialog')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={!chosen} loading={isSending} onClick={save}>
            {t('organisations.logo.save')}
          </Button>
        </>
      }
    >
      <FileDrop
        {...rules}
        label={t('organisations.logo.file')}
        file={chosen}
        onFile={(file) => {
          clear();
          setChosen(file);
        }}
        upload={upload}
        errors={errors}
      />
    </Dialog>
  );
}
