import { Checkbox, Fieldset, NumberInput, Textarea } from '@mantine/core';
import {
  type InvoiceMailSettings,
  type InvoiceMailSettingsInput,
  invoiceMailFields,
  invoiceMailSettingsInput,
  mostMailText,
  reminderLevels,
} from '@traject/contract/invoiceMails';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { setSettings, settingsKey, settingsQuery } from './invoiceMails.api.ts';

type Props = { organisationId: number; settings: InvoiceMailSettings; onClose: () => void };

export function MailSettingsDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useSettingsForm(props);
  const of = form.getInputProps;
  const { house } = props.settings;
  const fields = Object.values(invoiceMailFields[currentLanguage()]).map((name) => `{${name}}`);
  const words = { autosize: true, minRows: 3, maxRows: 10, maxLength: mostMailText };
  return (
    <FormDialog
      {...dialog}
      title={t('invoice_mails.settings.edit')}
      canSave={dialog.isDirty}
      onClose={props.onClose}
    >
      <p className={text.soft}>{t('invoice_mails.settings.hint', { fields: fields.join(', ') })}</p>
      <Textarea
        label={t('invoice_mails.settings.fields.mail_text')}
        placeholder={house.mail_text}
        {...words}
        {...of('mail_text')}
      />
      <Checkbox
        label={t('invoice_mails.settings.fields.reminders_automatic')}
        description={t('invoice_mails.settings.automatic_hint')}
        {...of('reminders_automatic', { type: 'checkbox' })}
      />
      {reminderLevels.map((level) => (
        <Fieldset key={level} legend={t(`invoice_mails.levels.level_${level}`)}>
          <Stack gap={12}>
            <NumberInput
              label={t('invoice_mails.settings.days_after')}
              description={t('invoice_mails.settings.days_hint')}
              allowDecimal={false}
              allowNegative={false}
              maxLength={3}
              {...of(`reminder_days_${level}`)}
              value={form.values[`reminder_days_${level}`] ?? ''}
            />
            <Textarea
              label={t('invoice_mails.settings.reminder_text')}
              placeholder={house[`reminder_text_${level}`]}
              {...words}
              {...of(`reminder_text_${level}`)}
            />
          </Stack>
        </Fieldset>
      ))}
    </FormDialog>
  );
}

function useSettingsForm({ organisationId, settings, onClose }: Props) {
  const { t } = useTranslation();
  return useRecordForm({
    draft: placeOf({ organisation: organisationId, invoice_mails: undefined }),
    start: valuesOf(settings),
    version: settings.version,
    schema: invoiceMailSettingsInput,
    toInput,
    save: (input, version) => setSettings(organisationId, input, version),
    load: useReloadOne(settingsQuery(organisationId), valuesOf),
    label: (name) => t(`invoice_mails.settings.fields.${name}`),
    refresh: settingsKey,
    done: 'invoice_mails.settings.saved',
    onSaved: onClose,
  });
}

const valuesOf = ({ version: _seen, house: _own, ...chosen }: InvoiceMailSettings) => chosen;

/** A box that was emptied holds no number: then there is no such reminder. */
const toInput = (values: InvoiceMailSettingsInput): InvoiceMailSettingsInput => {
  const days = (level: (typeof reminderLevels)[number]) => {
    const typed: unknown = values[`reminder_days_${level}`];
    return typed === '' ? null : (typed as number | null);
  };
  return {
    ...values,
    reminder_days_1: days(1),
    reminder_days_2: days(2),
    reminder_days_3: days(3),
  };
};
