import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { Party } from '@traject/contract/approvals';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import { Recipient } from './Recipient.tsx';
import { reviewRules } from './reviewRules.ts';
import classes from './reviews.module.css';
import { useStart } from './useStart.ts';

export type StartProps = {
  trajectoryId: number;
  party: Party;
  recipient: { name: string | null; email: string | null };
  /** Opens the form where a missing address is filled in; none where it is elsewhere. */
  onEdit: (() => void) | undefined;
  /** The trajectory waits for them now. */
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
    // Refused, perhaps because it was started elsewhere: then the page behind is behind the times.
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
      <div className={classes.form}>
        <ErrorList errors={errors} title={t('reviews.refused')} />
        <Recipient party={party} recipient={recipient} onEdit={onEdit} />
        {fields.map(({ name, ...drop }) => (
          <FileDrop key={name} {...reviewRules} label={t(`reviews.${name}`)} {...drop} />
        ))}
      </div>
    </Dialog>
  );
}
