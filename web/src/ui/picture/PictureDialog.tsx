import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { fileKinds } from '@traject/contract/common/fileKinds';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useUpload } from '../../platform/useUpload.ts';
import { Dialog } from '../Dialog.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { Icon } from '../Icon.tsx';
import { PersonPlaceholder } from '../PersonPlaceholder.tsx';
import { toast } from '../toast.ts';
import { useObjectUrl } from '../useObjectUrl.ts';
import type { Person } from './Picture.tsx';
import classes from './PictureDialog.module.css';
import type { PictureStore } from './pictureStore.ts';

type Props = {
  person: Person;
  store: PictureStore;
  address: string | undefined;
  onClose: () => void;
};

/** A picture is looked at as the square that it becomes, before it is sent. */
export function PictureDialog({ person, store, address, onClose }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<File>();
  const preview = useObjectUrl(chosen) ?? address;
  const { send, isSending, upload, errors, clear } = useUpload({ refresh: store.refresh });
  const changed = usePictureChanged(store);

  const choose = (file: File | undefined) => {
    clear();
    setChosen(file);
  };
  const save = async () => {
    if (!chosen || isSending) return;
    const outcome = await send(chosen, (sending) => store.set(chosen, sending));
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
      title={t('picture.title')}
      footer={
        <>
          {person.has_profile_picture && (
            <RemoveButton person={person} store={store} onRemoved={onClose} />
          )}
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={!chosen} loading={isSending} onClick={save}>
            {t('picture.save')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <div className={classes.preview}>
          {preview ? (
            <img src={preview} alt={t('picture.preview')} />
          ) : (
            <PersonPlaceholder size={120} gender={person.gender} />
          )}
        </div>
        <FileDrop
          {...pictureRules}
          label={t('picture.new')}
          file={chosen}
          onFile={choose}
          upload={upload}
          errors={errors}
        />
      </div>
    </Dialog>
  );
}

type RemoveProps = Pick<Props, 'person' | 'store'> & { onRemoved: () => void };

function RemoveButton({ person, store, onRemoved }: RemoveProps) {
  const { t } = useTranslation();
  const remove = useRemovePicture(person, store);
  return (
    <Button
      variant="subtle"
      color="red"
      className={classes.remove}
      leftSection={<Icon of={IconTrash} size="small" />}
      onClick={() => remove(onRemoved)}
    >
      {t('picture.remove')}
    </Button>
  );
}

/** The picture on screen is the old one; whether there is one at all stands with the person. */
function usePictureChanged({ query }: PictureStore) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: query.queryKey });
}

function useRemovePicture({ name }: Person, store: PictureStore) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const remove = useRemove({
    remove: () => store.remove(),
    question: () => ({
      title: t('picture.ask_remove.title'),
      message: t('picture.ask_remove.message', { name }),
    }),
    refresh: store.refresh,
    done: 'notify.picture.delete_success',
    failed: 'notify.picture.delete_error',
  });
  return (onRemoved: () => void) =>
    remove(undefined, () => {
      queries.removeQueries({ queryKey: store.query.queryKey });
      onRemoved();
    });
}

const pictureRules = { accept: fileKinds.image, maxBytes: 25 * 1024 * 1024 };
