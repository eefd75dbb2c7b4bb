import type { ClientField, FormKind } from './clientValues.ts';

/** How many of the six columns a field takes; two narrow ones share a line on a phone. */
type Place = { name: ClientField; span: number; half?: true };

type Section = { key: 'person' | 'address' | 'contact' | 'work'; fields: readonly Place[] };

export const sectionsOf = (kind: FormKind): readonly Section[] => [
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

export const longest: Record<ClientField, number> = {
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
