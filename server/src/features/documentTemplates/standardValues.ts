import { type Language, locales } from '@traject/contract/common/languages';
import { isStandardTag, type StandardTag } from '@traject/contract/common/standardTags';
import type { Label } from '@traject/contract/common/texts';
import { AppError } from '../../platform/http/errors.ts';
import type { Known } from './standardValues.queries.ts';

/** The values of the standard tags for a trajectory; unknown ones are left out. */
export function standardValues(known: Known, today: string): Map<StandardTag, string> {
  const date = (day: string | null) => day && inWords(day, known.language);
  const values: Record<StandardTag, string | null> = {
    'client-name': known.client_name,
    'client-first-name': known.first_name,
    'client-last-name': known.last_name,
    'client-date-of-birth': date(known.date_of_birth),
    'client-address': addressOf(known),
    // Its two halves belong on one line.
    'client-postal-code': known.postal_code?.replace(' ', '\u00a0') ?? null,
    'client-city': known.city,
    'client-email': known.email,
    'client-phone': known.phone_number || known.mobile_number,
    'counselor-name': known.counselor_name,
    'counselor-email': known.counselor_email,
    'organisation-name': known.organisation_name,
    'contact-name': known.contact_name,
    'contact-email': known.contact_email,
    'contact-phone': known.contact_phone,
    'registration-date': date(known.registration_date),
    'intake-date': date(known.intake_date),
    category: known.category,
    length: known.length,
    today: date(today),
  };
  const filled = Object.entries(values).filter(
    (entry): entry is [StandardTag, string] => !!entry[1],
  );
  return new Map(filled);
}

/** Every tag in the text that is still empty, each with the field to fill in for it. */
export function refuseEmpty(tags: string[], values: ReadonlyMap<string, string>) {
  const empty = tags.filter((tag) => isStandardTag(tag) && !values.has(tag));
  if (empty.length === 0) return;
  throw new AppError(
    422,
    empty.map((tag) => {
      const [place, label] = sources[tag] ?? ['client', 'name'];
      return { key: `template.empty_${place}_tag`, values: { tag, field: { label } } };
    }),
  );
}

/** The other tags are never empty. */
const sources: Record<string, ['client' | 'trajectory', Label]> = {
  'client-date-of-birth': ['client', 'date_of_birth'],
  'client-address': ['client', 'address'],
  'client-postal-code': ['client', 'postal_code'],
  'client-city': ['client', 'city'],
  'client-phone': ['client', 'phone_number'],
  'contact-name': ['trajectory', 'contact_name'],
  'contact-email': ['trajectory', 'contact_email'],
  'contact-phone': ['trajectory', 'contact_phone'],
  'intake-date': ['trajectory', 'intake_date'],
  category: ['trajectory', 'category'],
  length: ['trajectory', 'length'],
};

type Address = Pick<Known, 'address' | 'address_number' | 'address_number_suffix'>;

const addressOf = ({ address, address_number, address_number_suffix }: Address) =>
  address && [address, address_number, address_number_suffix].filter(Boolean).join(' ');

export const inWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
