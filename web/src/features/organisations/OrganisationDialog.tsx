import { Checkbox } from '@mantine/core';
import { languages } from '@traject/contract/common/languages';
import {
  type Organisation,
  type OrganisationDetails,
  organisationDetails,
} from '@traject/contract/organisations';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { languageName } from '../../platform/locale.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { DaysField, InvoiceFields } from './InvoiceFields.tsx';
import { changeOrganisation, organisationQuery, organisationsKey } from './organisations.api.ts';

type Props = { organisation: Organisation; onClose: () => void };

export function OrganisationDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useOrganisationForm(props);
  return (
    <FormDialog
      {...dialog}
      title={t('organisations.edit')}
      canSave={areFilled(form.values, ['name', 'payment_term_days', 'evaluation_expiry_days'])}
      onClose={props.onClose}
    >
      <InvoiceFields of={form.getInputProps} />
      <DaysField
        label={t('organisations.fields.evaluation_expiry_days')}
        min={1}
        {...form.getInputProps('evaluation_expiry_days')}
      />
      <Choice
        label={t('organisations.fields.language')}
        description={t('organisations.language_hint')}
        searchable={false}
        allowDeselect={false}
        data={languages.map((code) => ({
          value: code,
          label: languageName(code),
        }))}
        {...form.getInputProps('language')}
      />
      <Checkbox
        label={t('organisations.fields.listed')}
        description={t('organisations.listed_hint')}
        {...form.getInputProps('listed', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

function useOrganisationForm({ organisation, onClose }: Props) {
  const { t } = useTranslation();
  return useRecordForm({
    draft: placeOf({ organisation: organisation.id }),
    start: valuesOf(organisation),
    version: organisation.version,
    schema: organisationDetails,
    toInput: (values: OrganisationDetails) => values,
    save: (input, version) => changeOrganisation(organisation.id, input, version),
    load: useReloadOne(organisationQuery(organisation.id), valuesOf),
    label: (name) => (name === 'name' ? t('labels.name') : t(`organisations.fields.${name}`)),
    refresh: organisationsKey,
    done: 'notify.organisation.save_success',
    onSaved: onClose,
  });
}

const valuesOf = (organisation: Organisation) =>
  Object.fromEntries(
    Object.keys(organisationDetails.shape).map((name) => [
      name,
      organisation[name as keyof OrganisationDetails],
    ]),
  ) as OrganisationDetails;
