import { Textarea, TextInput } from '@mantine/core';
import {
  concernsChoices,
  type InvoiceSettings,
  invoiceSettingsInput,
} from '@traject/contract/invoiceSettings';
import { areFilled } from '../../platform/areFilled.ts';
import { today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import text from '../../ui/text.module.css';
import { changeSettings, settingsQuery } from './invoiceSettings.api.ts';
import { exampleOf } from './numberExample.ts';

type Props = { organisationId: number; settings: InvoiceSettings; onClose: () => void };

export function NumberingDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useSettingsForm(props);
  const example = (typed: string) => {
    const number = exampleOf(typed, today());
    return number ? t('invoice_settings.example', { number }) : t('invoice_settings.as_before');
  };
  return (
    <FormDialog
      {...dialog}
      title={t('invoice_settings.edit')}
      canSave={areFilled(form.values, ['credit_form'])}
      onClose={props.onClose}
    >
      <p className={text.secondary}>{t('invoice_settings.explained')}</p>
      <TextInput
        label={t('invoice_settings.fields.number_form')}
        description={example(form.values.number_form)}
        maxLength={40}
        data-autofocus
        {...form.getInputProps('number_form')}
      />
      <TextInput
        label={t('invoice_settings.fields.credit_form')}
        description={example(form.values.credit_form)}
        required
        maxLength={40}
        {...form.getInputProps('credit_form')}
      />
      <Choice
        label={t('invoice_settings.fields.concerns')}
        description={t('invoice_settings.concerns_hint')}
        data={concernsChoices.map((value) => ({
          value,
          label: t(`invoice_settings.choices.${value}`),
        }))}
        allowDeselect={false}
        {...form.getInputProps('concerns')}
      />
      <TextInput
        label={t('invoice_settings.fields.email')}
        description={t('invoice_settings.email_hint')}
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <Textarea
        label={t('invoice_settings.fields.footer')}
        rows={3}
        maxLength={1000}
        {...form.getInputProps('footer')}
      />
    </FormDialog>
  );
}

function useSettingsForm({ organisationId, settings, onClose }: Props) {
  const { t } = useTranslation();
  const query = settingsQuery(organisationId);
  return useRecordForm({
    draft: placeOf({ invoiceSettings: organisationId }),
    start: valuesOf(settings),
    version: settings.version,
    schema: invoiceSettingsInput,
    toInput: (values) => values,
    save: (input, version) => changeSettings(organisationId, input, version),
    load: useReloadOne(query, valuesOf),
    label: (name) => t(`invoice_settings.fields.${name}`),
    show: { concerns: (choice) => t(`invoice_settings.choices.${choice}`) },
    refresh: query.queryKey,
    done: 'invoice_settings.saved',
    onSaved: onClose,
  });
}

const valuesOf = ({ number_form, credit_form, concerns, footer, email }: InvoiceSettings) => ({
  number_form,
  credit_form,
  concerns,
  footer,
  email,
});
