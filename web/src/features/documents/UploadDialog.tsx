import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import '../../ui/boxes.css';
import '../../ui/forms.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeOf } from '../../platform/placeOf.ts';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import form from '../../ui/form.module.css';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import { documentsKey } from './documents.api.ts';
import { NewFileFields } from './NewFileFields.tsx';
import { addDocument, type Kinds } from './newFile.ts';
import { useAskToSend } from './SendBoxes.tsx';
import { namesOf, type Recipients, sentTo } from './sends.ts';
import { UploadButton } from './UploadButton.tsx';
import { useNewFile } from './useNewFile.ts';

type Props = {
  trajectoryId: number;
  organisationId: number | undefined;
  recipients: Recipients;
  onClose: () => void;
};

export function UploadDialog({ trajectoryId, organisationId, recipients, onClose }: Props) {
  const { t, language } = useTranslation();
  const { askAll } = useAskToSend(recipients);
  const { chosen, fields, meaningOf } = useKinds(organisationId);
  const upload = useNewFile({
    draft: placeOf({ trajectory: trajectoryId, document: undefined }),
    refresh: documentsKey(trajectoryId),
    send: chosen && ((file, sending) => addDocument(trajectoryId, { ...file, ...chosen }, sending)),
    namesOf: (sends) => namesOf(sends, recipients, language),
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
      <Stack gap={20}>
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
      </Stack>
    </Dialog>
  );
}

/** The action and the type of a document; the first of each is the default. */
function useKinds(organisationId: number | undefined) {
  const actions = useQuery(referenceQuery('fileActions', organisationId));
  const action = useKind('action', actions);
  const type = useKind('type', useQuery(referenceQuery('fileTypes', organisationId)));
  const chosen: Kinds | undefined =
    action.value && type.value
      ? { trajectory_file_action_id: action.value, trajectory_file_type_id: type.value }
      : undefined;
  const meaningOf = (actionId: string | null) =>
    actions.data?.find(({ id }) => String(id) === actionId)?.code ?? null;
  return { chosen, fields: [action, type], meaningOf };
}

type Listed = { data: { id: number; name: string }[] | undefined; isError: boolean };

function useKind(name: 'action' | 'type', { data, isError }: Listed) {
  const [chosen, setChosen] = useState<string | null>(null);
  const choices = choicesOf(data);
  return {
    name,
    choices,
    isError: isError && !data,
    value: chosen ?? choices[0]?.value ?? null,
    onChange: setChosen,
  };
}
