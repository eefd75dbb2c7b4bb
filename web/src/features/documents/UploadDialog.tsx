import '../../ui/boxes.css';
import '../../ui/forms.css';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../../platform/placeOf.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import form from '../../ui/form.module.css';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import { documentsKey } from './documents.api.ts';
import classes from './documents.module.css';
import { NewFileFields } from './NewFileFields.tsx';
import { addDocument } from './newFile.ts';
import { namesOf, type Recipients, sentTo } from './sends.ts';
import { UploadButton } from './UploadButton.tsx';
import { useAskToSend } from './useAskToSend.ts';
import { useKinds } from './useKinds.ts';
import { useNewFile } from './useNewFile.ts';

type Props = {
  trajectoryId: number;
  organisationId: number | undefined;
  recipients: Recipients;
  onClose: () => void;
};

export function UploadDialog({ trajectoryId, organisationId, recipients, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const { askAll } = useAskToSend(recipients);
  const { chosen, fields, meaningOf } = useKinds(organisationId);
  const upload = useNewFile({
    draft: placeOf({ trajectory: trajectoryId, document: undefined }),
    refresh: documentsKey(trajectoryId),
    send: chosen && ((file, sending) => addDocument(trajectoryId, { ...file, ...chosen }, sending)),
    namesOf: (sends) => namesOf(sends, recipients, i18n.language),
    mayPropose: (sends) => askAll(sentTo(sends)),
    onDone: onClose,
  });
  const mayLeave = useLeaveGuard(upload.isDirty);
  const close = async () => {
    if (await mayLeave()) onClose();
  };

  return (
    <Dialog
      opened
      size="upload"
      onClose={close}
      title={t('documents.upload.title')}
      footer={
        <>
          <Button variant="default" onClick={close}>
            {t(upload.isOut ? 'ui.close' : 'ui.cancel')}
          </Button>
          <UploadButton upload={upload} />
        </>
      }
    >
      <div className={classes.form}>
        <NewFileFields
          upload={upload}
          label={t('documents.upload.file')}
          organisationId={organisationId}
          recipients={recipients}
          trajectoryId={trajectoryId}
        >
          <div className={form.fields}>
            {fields.map((field) => (
              <Choice
                key={field.name}
                className={form.half}
                label={t(`documents.upload.${field.name}`)}
                disabled={upload.step !== 'choosing'}
                data={field.choices}
                value={field.value}
                error={field.isError && t('documents.upload.choices_failed')}
                onChange={(value) => {
                  field.onChange(value);
                  if (field.name === 'action') upload.propose(meaningOf(value), recipients);
                }}
              />
            ))}
          </div>
        </NewFileFields>
      </div>
    </Dialog>
  );
}
