import { sensitive } from '@traject/contract/common/sensitive';
import type { ImportKind } from '@traject/contract/imports';

/** What a column may be called, ignoring case, accents, spaces and punctuation. */
const names = {
  email: ['email', 'emailadres', 'mail', 'mailadres', 'emailaddress'],
  first_name: ['voornaam', 'roepnaam', 'firstname', 'givenname'],
  infix: ['tussenvoegsel', 'tussenvoegsels', 'voorvoegsel', 'infix'],
  last_name: ['achternaam', 'familienaam', 'lastname', 'surname', 'familyname'],
  initials: ['voorletters', 'initialen', 'initials'],
  maiden_name: ['geboortenaam', 'meisjesnaam', 'maidenname', 'birthname'],
  gender: ['geslacht', 'gender', 'sex'],
  date_of_birth: ['geboortedatum', 'dateofbirth', 'birthdate', 'birthday'],
  place_of_birth: ['geboorteplaats', 'placeofbirth', 'birthplace'],
  nationality: ['nationaliteit', 'nationality'],
  address: ['adres', 'straat', 'straatnaam', 'address', 'street'],
  address_number: ['huisnummer', 'huisnr', 'nummer', 'housenumber', 'number'],
  address_number_suffix: ['toevoeging', 'huisnummertoevoeging', 'addition', 'suffix'],
  postal_code: ['postcode', 'postalcode', 'zip', 'zipcode'],
  city: ['plaats', 'woonplaats', 'city', 'town'],
  phone_number: ['telefoon', 'telefoonnummer', 'phone', 'phonenumber', 'telephone'],
  mobile_number: ['mobiel', 'mobielnummer', 'mobile', 'mobilenumber', 'mobilephone', 'gsm'],
  benefits: ['uitkering', 'benefits', 'benefit'],
  education: ['opleiding', 'education'],
  intellectual_ability: ['denkniveau', 'werkendenkniveau', 'intellectualability'],
  workplace: ['leerbedrijf', 'werkplek', 'workplace', 'praktijkplek'],
} satisfies Record<string, string[]>;
export type Field = keyof typeof names;

const fields = Object.keys(names) as Field[];
const required: Field[] = ['email', 'first_name', 'last_name'];
/** None of a school's business, and none of anybody else's. */
const notFor: Record<ImportKind, readonly Field[]> = {
  students: sensitive.profiles,
  clients: ['workplace'],
};

export type Columns = {
  read: { name: string; field: Field; at: number }[];
  unknown: string[];
  missing: Field[];
  double: string[];
};

/** Which column holds what; of two with the same meaning, the second is reported. */
export function matchColumns(heads: string[], kind: ImportKind): Columns {
  const found: Columns = { read: [], unknown: [], missing: [], double: [] };
  for (const [at, head] of heads.entries()) {
    const name = head.trim();
    const field = fieldOf(name, kind);
    if (!field) found.unknown.push(...(name ? [name.slice(0, 100)] : []));
    else if (!found.read.some((column) => column.field === field))
      found.read.push({ name, field, at });
    else if (!found.double.includes(name)) found.double.push(name);
  }
  const there = found.read.map(({ field }) => field);
  return { ...found, missing: required.filter((field) => !there.includes(field)) };
}

/** The main name of a column, used to ask for it. */
export const nameOf = (field: Field) => names[field][0] ?? field;

function fieldOf(name: string, kind: ImportKind) {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const field = fields.find((one) => (names[one] as string[]).includes(plain));
  return field && notFor[kind].includes(field) ? undefined : field;
}
