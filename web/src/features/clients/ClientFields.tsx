import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/DateField.tsx';
import text from '../../ui/text.module.css';
import classes from './ClientFields.module.css';
import { longest, sectionsOf } from './clientSections.ts';
import {
  type ClientField,
  type ClientValues,
  type FormKind,
  neededFields,
} from './clientValues.ts';
import { GenderField } from './GenderField.tsx';

type Form = UseFormReturnType<ClientValues>;

type Props = { form: Form; kind: FormKind };

/** The boxes of a client, in sections: person, address, contact, education and work. */
export function ClientFields({ form, kind }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      {sectionsOf(kind).map(({ key, fields }) => (
        <section key={key} className={classes.section}>
          <h3 className={text.rowTitle}>{t(`clients.sections.${key}`)}</h3>
          <div className={classes.fields}>
            {fields.map(({ name, span, half }) => (
              <div key={name} data-span={span} data-half={half}>
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
