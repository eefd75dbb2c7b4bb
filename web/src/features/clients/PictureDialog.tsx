import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Client } from '@traject/contract/clients';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../platform/useUpload.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { PersonPlaceholder } from '../../ui/PersonPlaceholder.tsx';
import { toast } from '../../ui/toast.ts';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';
import { setPicture } from './clients.api.ts';
import classes from './PictureDialog.module.css';
import { pictureRules } from './pictureRules.ts';
import { usePictureChanged, useRemovePicture } from './usePictureChange.ts';

type Props = { client: Client; address: string | undefined; onClose: () => void };

/** A picture is looked at as the square that it becomes, before it is sent. */
export function PictureDialog({ client, address, onClose }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<File>();
  const preview = useObjectUrl(chosen) ?? address;
  const { send, isSending, upload, errors, clear } = useUpload({
    refresh: ['client', client.id],
  });
  const changed = usePictureChanged(client.id);

  const choose = (file: File | undefined) => {
    clear();
    setChosen(file);
  };
  const save = async () => {
    if (!chosen || isSending) return;
    const outcome = await send(chosen, (sending) => setPicture(client.id, chosen, sending));
    if (outcome.step !== 'done') return;
    await changed();
    toast.success(t('notify.picture.save_success'));
    onClose();
  };

  return (
    <Dialog
      opened
      size="upload"
      onClose={onClose}
      title={t('clients.picture.title')}
      footer={
        <>
          {client.has_profile_picture && <RemoveButton client={client} onRemoved={onClose} />}
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={!chosen} loading={isSending} onClick={save}>
            {t('clients.picture.save')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <div className={classes.preview}>
          {preview ? (
            <img src={preview} alt={t('clients.picture.preview')} />
          ) : (
            <PersonPlaceholder size={120} gender={client.gender} />
          )}
        </div>
        <FileDrop
          {...pictureRules}
          label={t('clients.picture.new')}
          file={chosen}
          onFile={choose}
          upload={upload}
          errors={errors}
        />
      </div>
    </Dialog>
  );
}

function RemoveButton({ client, onRemoved }: { client: Client; onRemoved: () => void }) {
  const { t } = useTranslation();
  const remove = useRemovePicture(client);
  return (
    <Button
      variant="subtle"
      color="red"
      className={classes.remove}
      leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
      onClick={() => remove(onRemoved)}
    >
      {t('clients.picture.remove')}
    </Button>
  );
}
