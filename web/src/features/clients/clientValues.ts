import type { ClientDetails } from '@traject/contract/clients';
import type { NewClient } from './clients.api.ts';

export type GivenClient = Omit<NewClient, 'organisation_id'>;

/** The wizard writes m, w or x and a city; the profile m, f or x and a city_name. */
export type FormKind = 'wizard' | 'profile';

const names = [
  'email',
  'first_name',
  'last_name',
  'initials',
  'maiden_name',
  'gender',
  'date_of_birth',
  'place_of_birth',
  'nationality',
  'address',
  'address_number',
  'address_number_suffix',
  'postal_code',
  'phone_number',
  'mobile_number',
  'benefits',
  'education',
  'intellectual_ability',
  'quote_text',
] as const;

export type ClientValues = Record<(typeof names)[number], string> & {
  city?: string;
  city_name?: string;
};
export type ClientField = keyof ClientValues;

export const neededFields = ['email', 'first_name', 'last_name'] as const;

export function valuesOf(client: Partial<ClientDetails>, kind: FormKind): ClientValues {
  const texts = Object.fromEntries(names.map((name) => [name, client[name] ?? '']));
  const gender = kind === 'wizard' && client.gender === 'f' ? 'w' : (client.gender ?? '');
  const city = client.city_name ?? client.city ?? '';
  const place = kind === 'wizard' ? { city } : { city_name: city };
  return { ...(texts as Record<(typeof names)[number], string>), gender, ...place };
}

/** An empty field is sent as null; a required one is sent empty, so that the server refuses it. */
export function inputOf(values: ClientValues): GivenClient {
  const given = Object.entries(values).map(([name, value]) => {
    const isNeeded = neededFields.some((needed) => needed === name);
    return [name, isNeeded || value.trim() !== '' ? value : null];
  });
  return Object.fromEntries(given) as GivenClient;
}
