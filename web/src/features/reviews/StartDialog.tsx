import { Button } from '@mantine/core';
import { IconMail, IconSend } from '@tabler/icons-react';
import type { Party } from '@traject/contract/approvals';
import { reviewsApi } from '@traject/contract/reviews';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useUpload } from '../../platform/useUpload.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { rulesOf } from '../../ui/fileRules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import { type ReviewFile, type ReviewFiles, startReview } from './reviews.api.ts';
import classes from './reviews.module.css';

const rules = rulesOf(reviewsApi.startClient.upload?.trajectory_plan?.kinds);

export type StartProps = {
  trajectoryId: number;
  party: Party;
  recipient: { name: string | null; email: string | null };
  /** Opens the form for a missing address; undefined when that form is on another page. */
  onEdit: (() => void) | undefined;
  /** Called once the trajectory waits for them. */
  onStarted: () => Promise<unknown>;
  onClose: () => void;
};

export function StartDialog(props: StartProps) {
  const { party, recipient, onEdit, onStarted, onClose } = props;
  const { t } = useTranslation();
  const { fields, errors, start, sending: percent, ...form } = useStart(props);
  const mayLeave = useLeaveGuard(form.isDirty);
  const close = async () => {
    if (!(await mayLeave())) return;
    onClose();
    // Perhaps it was refused because it had been started elsewhere: then this page is out of date.
    if (errors.length > 0) await onStarted();
  };

  return (
    <Dialog
      opened
      size="upload"
      onClose={close}
      title={t(`reviews.${party}.title`)}
      footer={
        <>
          <Button variant="default" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={!form.canStart} leftSection={<Icon of={IconSend} />} onClick={start}>
            {percent === undefined
              ? t(`reviews.${party}.start`)
              : t('reviews.sending', { percent })}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        <ErrorList errors={errors} title={t('reviews.refused')} />
        <Recipient party={party} recipient={recipient} onEdit={onEdit} />
        {fields.map(({ name, ...drop }) => (
          <FileDrop key={name} {...rules} label={t(`reviews.${name}`)} {...drop} />
        ))}
      </Stack>
    </Dialog>
  );
}

const wanted: Record<StartProps['party'], readonly ReviewFile[]> = {
  client: ['trajectory_plan'],
  employer: ['trajectory_plan', 'proposal'],
};

/** The server stores the files, changes the state and sends the mail in one call. */
function useStart({ onStarted, onClose, recipient, ...key }: StartProps) {
  const { t } = useTranslation();
  const { party } = key;
  const { send, clear, isSending, upload, errors } = useUpload({
    failed: `start_${party}_trajectory.error`,
  });
  const { files, chosen, fields } = useFiles(wanted[party], clear);

  const start = async () => {
    const [first] = chosen;
    if (!first || isSending) return;
    const outcome = await send(first, (sending) => startReview(key, files, sending));
    if (outcome.step !== 'done') return;
    await onStarted();
    toast.success(
      t(`reviews.${party}.started`, {
        name: recipient.name || t('reviews.contact'),
        email: recipient.email,
      }),
    );
    onClose();
  };

  const percents = progressOf(chosen, upload?.percent ?? 0);
  const uploadOf = (place: number) => upload && { ...upload, percent: percents[place] ?? 0 };
  return {
    fields: fields.map((field, place) => ({ ...field, upload: uploadOf(place) })),
    errors,
    start,
    sending: upload?.percent,
    canStart: !!recipient.email && chosen.length === fields.length && !isSending,
    isDirty: isSending || chosen.length > 0,
  };
}

function useFiles(names: readonly ReviewFile[], forget: () => void) {
  const [files, setFiles] = useState<ReviewFiles>({});
  const choose = (name: ReviewFile) => (file: File | undefined) => {
    forget();
    const { [name]: _, ...others } = files;
    setFiles(file ? { ...others, [name]: file } : others);
  };
  return {
    files,
    chosen: names.flatMap((name) => files[name] ?? []),
    fields: names.map((name) => ({ name, file: files[name], onFile: choose(name) })),
  };
}

/** Who gets the mail, or a warning that there is no address. */
function Recipient({
  party,
  recipient,
  onEdit,
}: Pick<StartProps, 'party' | 'recipient' | 'onEdit'>) {
  const { t } = useTranslation();
  const { email } = recipient;
  const name = recipient.name || t('reviews.contact');
  if (email)
    return (
      <Callout kind="info" icon={IconMail}>
        {t(`reviews.${party}.to`, { name, email })}
      </Callout>
    );
  return (
    <Callout kind="warn" title={t(`reviews.${party}.no_email`)}>
      <p>{t(`reviews.${party}.no_email_text`)}</p>
      {onEdit && (
        <Button variant="default" size="xs" className={classes.button} onClick={onEdit}>
          {t('reviews.edit')}
        </Button>
      )}
    </Callout>
  );
}

/** The progress of each file: they are sent one after another, so the first one fills up first. */
export function progressOf(files: readonly File[], percent: number) {
  let gone = (files.reduce((sum, { size }) => sum + size, 0) * percent) / 100;
  return files.map(({ size }) => {
    const done = Math.min(gone, size);
    gone -= done;
    return size === 0 ? percent : Math.floor((done / size) * 100);
  });
}
