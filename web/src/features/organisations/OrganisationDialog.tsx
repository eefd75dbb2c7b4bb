import { languageName } from '../../platform/locale.ts';
import '../../ui/numbers.css';
import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { languages } from '@traject/contract/common/languages';
import {
  type Organisation,
  type OrganisationInput,
  organisationInput,
} from '@traject/contract/organisations';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { changeOrganisation, organisationQuery, organisationsKey } from './organisations.api.ts';

type Props = { organisation: Organisation; onClose: () => void };

const texts = ['address', 'postal_code', 'city', 'kvk_number', 'vat_number', 'iban'] as const;
const periods = { payment_term_days: 0, evaluation_expiry_days: 1 } as const;

export function OrganisationDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useOrganisationForm(props);
  const half = classes.half ?? '';
  return (
    <FormDialog
      {...dialog}
      title={t('organisations.edit')}
      canSave={areFilled(form.values, ['name', 'payment_term_days', 'evaluation_expiry_days'])}
      onClose={props.onClose}
    >
      <TextInput
        label={t('labels.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      {texts.map((name) => (
        <TextInput
          key={name}
          className={name === 'address' ? '' : half}
          label={t(`organisations.fields.${name}`)}
          maxLength={200}
          {...form.getInputProps(name)}
        />
      ))}
      <Periods form={form} />
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

function Periods({ form }: { form: UseFormReturnType<OrganisationInput> }) {
  const { t } = useTranslation();
  return (Object.keys(periods) as (keyof typeof periods)[]).map((name) => (
    <NumberInput
      key={name}
      className={classes.half ?? ''}
      label={t(`organisations.fields.${name}`)}
      required
      allowDecimal={false}
      allowNegative={false}
      min={periods[name]}
      max={365}
      {...form.getInputProps(name)}
    />
  ));
}

function useOrganisationForm({ organisation, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useRecordForm({
    draft: placeOf({ organisation: organisation.id }),
    start: valuesOf(organisation),
    version: organisation.version,
    schema: organisationInput,
    toInput: (values: OrganisationInput) => values,
    save: (input, version) => changeOrganisation(organisation.id, input, version),
    load: async () => {
      const query = organisationQuery(organisation.id);
      const now = await queries.fetchQuery({ ...query, staleTime: 0 });
      return { version: now.version, values: valuesOf(now) };
    },
    label: (name) => (name === 'name' ? t('labels.name') : t(`organisations.fields.${name}`)),
    refresh: organisationsKey,
    done: 'notify.organisation.save_success',
    onSaved: onClose,
  });
}

const valuesOf = ({ id: _, code: __, has_logo: ___, version: ____, ...values }: Organisation) =>
  values;
