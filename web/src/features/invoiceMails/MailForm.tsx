import { Textarea, TextInput } from '@mantine/core';
import { email, requiredProse } from '@traject/contract/common/fields';
import { mostMailText } from '@traject/contract/invoiceMails';
import * as z from 'zod/mini';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import text from '../../ui/text.module.css';

const mail = z.strictObject({ email, text: requiredProse(mostMailText) });
type Mail = z.infer<typeof mail>;

type Props = {
  title: string;
  /** Where what was typed is kept. */
  place: string;
  start: Mail;
  /** What else is good to know before it leaves. */
  notes: readonly string[];
  send: (mail: Mail) => Promise<unknown>;
  onClose: () => void;
};

/** A mail to a payer, to look at and to change before it is sent. */
export function MailForm({ title, place, start, notes, send, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useRecordForm({
    ...unversioned,
    draft: place,
    start,
    schema: mail,
    toInput: (values) => values,
    save: send,
    label: (name) => t(`invoice_mails.fields.${name}`),
    refresh: invoicesKey(),
    done: 'invoice_mails.sent',
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={title}
      canSave={areFilled(form.values, ['email', 'text'])}
      saveLabel={t('invoice_mails.send')}
      errorTitle={t('invoice_mails.not_sent')}
      onClose={onClose}
    >
      <TextInput
        type="email"
        label={t('invoice_mails.fields.email')}
        required
        maxLength={254}
        data-autofocus
        {...form.getInputProps('email')}
      />
      <Textarea
        label={t('invoice_mails.fields.text')}
        required
        autosize
        minRows={4}
        maxRows={14}
        maxLength={mostMailText}
        {...form.getInputProps('text')}
      />
      {notes.map((note) => (
        <p key={note} className={text.soft}>
          {note}
        </p>
      ))}
    </FormDialog>
  );
}
