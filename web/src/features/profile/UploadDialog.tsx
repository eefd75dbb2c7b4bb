import { Button } from '@mantine/core';
import { fileKinds } from '@traject/contract/common/fileKinds';
import { profileApi } from '@traject/contract/profile';
import { useTranslation } from '../../platform/i18n.ts';
import { useUpload } from '../../platform/useUpload.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { toast } from '../../ui/toast.ts';
import { useOwnProfile } from './profile.api.ts';

/** What the contract names, up to 25 MB. */
const rules = {
  accept: profileApi.addFile.upload?.file?.kinds.flatMap((kind) => fileKinds[kind]) ?? [],
  maxBytes: 25 * 1024 * 1024,
};

/** A file is sent as soon as it is chosen, and the dialog closes behind it. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { query, addFile } = useOwnProfile();
  const { send, clear, isSending, ...drop } = useUpload({ refresh: query.queryKey });
  const add = async (file: File | undefined) => {
    if (!file) return clear();
    const outcome = await send(file, (sending) => addFile(file, sending));
    if (outcome.step !== 'done') return;
    toast.success(t('notify.upload_success'));
    onClose();
  };
  return (
    <Dialog
      opened
      size="upload"
      onClose={onClose}
      title={t('profile.add.files')}
      footer={
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {t('ui.cancel')}
        </Button>
      }
    >
      <FileDrop {...rules} {...drop} label={t('profile.file')} onFile={add} />
    </Dialog>
  );
}
