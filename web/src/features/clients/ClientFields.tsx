import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { DateField } from '../../ui/DateField.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import text from '../../ui/text.module.css';
import classes from './ClientFields.module.css';
import {
  type ClientField,
  type ClientValues,
  type FormKind,
  neededFields,
} from './clientValues.ts';

type Form = UseFormReturnType<ClientValues>;

type Props = { form: Form; kind: FormKind };

/** The fields of a client, in sections. */
export function ClientFields({ form, kind }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      {sectionsOf(kind).map(({ key, fields }) => (
        <section key={key} className={classes.section}>
          <h3 className={text.rowTitle}>{t(`clients.sections.${key}`)}</h3>
          <div className={classes.fields}>
            {fields.map(({ name, span, half }) => (
              <div key={name} style={{ '--span': span } as CSSProperties} data-half={half}>
                <Field form={form} kind={kind} name={name} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Field({ form, kind, name }: Props & { name: ClientField }) {
  const { t } = useTranslation();
  if (name === 'gender')
    return <GenderField kind={kind} {...form.getInputProps('gender')} label={t('labels.gender')} />;

  const box = {
    label: t(`labels.${name}`),
    maxLength: longest[name],
    required: neededFields.some((needed) => needed === name),
    ...form.getInputProps(name),
  };
  if (name === 'date_of_birth') return <DateField {...box} maxLength={30} />;
  if (longest[name] === 1000) return <Textarea {...box} autosize minRows={1} maxRows={5} />;
  return (
    <TextInput {...box} type={types[name]} data-autofocus={name === 'initials' || undefined} />
  );
}

const types: Partial<Record<ClientField, string>> = {
  email: 'email',
  phone_number: 'tel',
  mobile_number: 'tel',
};

type GenderProps = {
  kind: FormKind;
  label: string;
  value?: string;
  onChange?: (value: string) => void;
};

function GenderField({ kind, ...field }: GenderProps) {
  const { t } = useTranslation();
  const genders = ['m', kind === 'wizard' ? 'w' : 'f', 'x'] as const;
  const choices = genders.map((gender) => ({
    value: gender,
    label: t(`clients.gender.${gender}`),
  }));
  return <SegmentField {...field} choices={choices} />;
}

/** `span` counts columns out of six; on a phone, two fields marked `half` share a line. */
type Place = { name: ClientField; span: number; half?: true };

type Section = { key: 'person' | 'address' | 'contact' | 'work'; fields: readonly Place[] };

const sectionsOf = (kind: FormKind): readonly Section[] => [
  {
    key: 'person',
    fields: [
      { name: 'initials', span: 1, half: true },
      { name: 'first_name', span: 2, half: true },
      { name: 'last_name', span: 3 },
      { name: 'maiden_name', span: 3 },
      { name: 'gender', span: 3 },
      { name: 'date_of_birth', span: 2, half: true },
      { name: 'place_of_birth', span: 2, half: true },
      { name: 'nationality', span: 2 },
      { name: 'quote_text', span: 6 },
    ],
  },
  {
    key: 'address',
    fields: [
      { name: 'address', span: 4 },
      { name: 'address_number', span: 1, half: true },
      { name: 'address_number_suffix', span: 1, half: true },
      { name: 'postal_code', span: 2, half: true },
      { name: kind === 'wizard' ? 'city' : 'city_name', span: 4, half: true },
    ],
  },
  {
    key: 'contact',
    fields: [
      { name: 'email', span: 6 },
      { name: 'phone_number', span: 3, half: true },
      { name: 'mobile_number', span: 3, half: true },
    ],
  },
  {
    key: 'work',
    fields: [
      { name: 'education', span: 3 },
      { name: 'benefits', span: 3 },
      { name: 'intellectual_ability', span: 3 },
    ],
  },
];

const longest: Record<ClientField, number> = {
  email: 254,
  first_name: 100,
  last_name: 100,
  initials: 20,
  maiden_name: 100,
  gender: 1,
  date_of_birth: 10,
  place_of_birth: 100,
  nationality: 100,
  address: 200,
  address_number: 20,
  address_number_suffix: 20,
  postal_code: 20,
  city: 100,
  city_name: 100,
  phone_number: 40,
  mobile_number: 40,
  benefits: 1000,
  education: 1000,
  intellectual_ability: 1000,
  quote_text: 1000,
};
