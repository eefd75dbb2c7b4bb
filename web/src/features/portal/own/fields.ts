import { applicationInput } from '@traject/contract/applications.shapes';
import { type OwnChoices, ownContact, type ownRecords } from '@traject/contract/common/ownPage';
import { itemInput, languageInput } from '@traject/contract/common/profile';
import { experienceInput } from '@traject/contract/experience.shapes';
import { studyInput } from '@traject/contract/studies.shapes';
import type nl from './own.nl.ts';

export type Kind = keyof typeof ownRecords;
export const kinds: Kind[] = ['experience', 'studies', 'skills', 'languages', 'applications'];

export type Field = {
  name: string;
  label: keyof typeof nl.fields;
  is: 'text' | 'tel' | 'date' | 'choice' | 'mark' | 'yes';
  isOptional?: true;
  from?: keyof OwnChoices;
  /** What the browser may fill in by itself. */
  autoComplete?: string;
  isShown?: (values: Values, choices: OwnChoices) => boolean;
};
export type Values = Record<string, string | boolean>;

type Name = Field['label'];
type More = Omit<Partial<Field>, 'name' | 'label'>;
const field = (name: Name, more: More = {}): Field => ({ name, label: name, is: 'text', ...more });
const optional = (name: Name, more: More = {}) => field(name, { ...more, isOptional: true });
const filled = (name: Name, autoComplete: string, is: Field['is'] = 'text') =>
  optional(name, { autoComplete, is });
const mark = (name: Name) => field(name, { is: 'mark' });
const start = field('start_date', { is: 'date' });

export const contactFields: Field[] = [
  filled('address', 'off'),
  filled('address_number', 'off'),
  filled('address_number_suffix', 'off'),
  filled('postal_code', 'postal-code'),
  filled('city', 'address-level2'),
  filled('phone_number', 'home tel', 'tel'),
  filled('mobile_number', 'mobile tel', 'tel'),
];

export const fieldsOf: Record<Kind, Field[]> = {
  experience: [
    field('function_title'),
    field('company_name'),
    field('city'),
    field('job_working_area_id', { is: 'choice', from: 'working_areas' }),
    start,
    field('current_position', { is: 'yes' }),
    optional('end_date', { is: 'date', isShown: ({ current_position }) => !current_position }),
  ],
  studies: [
    field('study_id', { is: 'choice', from: 'studies' }),
    field('study_name', {
      isShown: ({ study_id }, { studies }) =>
        studies.some(
          ({ id, requires_custom_name }) => `${id}` === study_id && requires_custom_name,
        ),
    }),
    field('study_level_id', { is: 'choice', from: 'study_levels' }),
    field('institute_name'),
    start,
    field('finished', { is: 'yes' }),
    optional('end_date', { is: 'date' }),
  ],
  skills: [{ ...field('skill'), name: 'name' }],
  languages: [{ ...field('language'), name: 'name' }, mark('speak'), mark('read'), mark('write')],
  applications: [field('date', { is: 'date' }), field('vacancy'), field('company')],
};

/** The rules of each form, as the server has them. */
export const rulesOf = {
  experience: experienceInput,
  studies: studyInput,
  skills: itemInput,
  languages: languageInput,
  applications: applicationInput,
} satisfies { [K in Kind]: (typeof ownRecords)[K]['create']['body'] };
export const contactRules = ownContact;

/** What a form starts with; a choice is stored as what was chosen, with its name. */
export const valuesOf = (fields: Field[], record: Record<string, unknown> = {}): Values =>
  Object.fromEntries(
    fields.map(({ name, is }) => {
      if (is === 'yes') return [name, record[name] === true];
      const value =
        is === 'choice'
          ? (record[name.slice(0, -'_id'.length)] as { id: number } | undefined)?.id
          : record[name];
      return [name, `${value ?? ''}`];
    }),
  );

/** What is sent: what does not apply is empty. */
export const bodyOf = (shown: Field[], fields: Field[], values: Values) =>
  Object.fromEntries(
    fields.map((one) => [one.name, shown.includes(one) ? sent(one, values[one.name]) : null]),
  );

function sent({ is, isOptional }: Field, value: string | boolean | undefined) {
  if (typeof value === 'boolean') return value;
  const text = (value ?? '').trim();
  if (text === '') return isOptional ? null : '';
  return is === 'choice' || is === 'mark' ? Number(text) : text;
}
