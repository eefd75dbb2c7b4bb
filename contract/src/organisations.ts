import * as z from 'zod/mini';
import { byLink, endpoint, partyLinks } from './common/endpoint.ts';
import { id, idOf, linkToken, requiredText, text, version } from './common/fields.ts';
import { languages } from './common/languages.ts';
import { asBefore, changeOf, postcode } from './common/laterRules.ts';
import { isVatNumber } from './common/vatNumber.ts';

const spaceless = z.overwrite<string>((value) => value.replace(/[\s.]/g, '').toUpperCase());
const orEmpty = (isRight: (value: string) => boolean, error: string) =>
  text(40).check(
    spaceless,
    z.refine<string>((value) => value === '' || isRight(value), { error }),
  );

/** The check digits: the rearranged IBAN, as a number, is 1 modulo 97. */
function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value)) return false;
  const turned = value.slice(4) + value.slice(0, 4);
  const digits = [...turned].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

const fields = {
  name: requiredText(200),
  address: text(200),
  postal_code: postcode,
  city: text(100),
  kvk_number: orEmpty((value) => /^\d{8}$/.test(value), 'kvk_number'),
  vat_number: orEmpty(isVatNumber, 'vat_number'),
  iban: orEmpty(isIban, 'iban'),
  payment_term_days: z.int().check(z.minimum(0), z.maximum(365)),
  evaluation_expiry_days: z.int().check(z.minimum(1), z.maximum(365)),
  language: z.enum(languages),
  /** Whether people who register can pick it from the list, instead of needing its code. */
  listed: z.boolean(),
};

export const organisationInput = z.strictObject(fields);
/** Only the name is required; the rest is filled in when it is needed. */
export const newOrganisation = z.extend(z.partial(organisationInput), { name: fields.name });
export const organisationChange = changeOf(fields);
/** The code that people name when they register. */
export const organisation = z.object({
  id,
  ...asBefore(fields),
  code: z.string(),
  has_logo: z.boolean(),
  version,
});

export const organisationRow = z.object({
  id,
  name: z.string(),
  city: z.string(),
  has_logo: z.boolean(),
  people: z.int(),
});

export type OrganisationInput = z.infer<typeof organisationInput>;
export type NewOrganisation = z.infer<typeof newOrganisation>;
export type OrganisationChange = z.infer<typeof organisationChange>;
export type Organisation = z.infer<typeof organisation>;
export type OrganisationRow = z.infer<typeof organisationRow>;

const access = 'administration';
const one = {
  access,
  path: '/organisations/:organisationId',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;
const logo = { ...one, path: `${one.path}/logo` } as const;

/** What appears on an organisation's letters and invoices, and its settings. */
export const organisationsApi = {
  /** The forms have a shorter list of their own, in `reference`. */
  list: endpoint({
    summary: 'Lists the organisations that the caller administers',
    access,
    method: 'GET',
    path: '/administration/organisations',
    response: z.array(organisationRow),
  }),
  /**
   * Its creator becomes its first administrator; only where one organisation runs the installation.
   */
  create: endpoint({
    summary: 'Adds an organisation',
    about: 'organisation',
    access,
    method: 'POST',
    path: '/organisations',
    limits: [{ by: 'account', max: 20, minutes: 60 }],
    body: newOrganisation,
    response: organisation,
  }),
  get: endpoint({
    summary: 'Returns an organisation',
    about: 'organisation',
    ...one,
    method: 'GET',
    response: organisation,
  }),
  update: endpoint({
    summary: 'Changes an organisation',
    about: 'organisation',
    ...one,
    method: 'PATCH',
    body: organisationChange,
    response: organisation,
  }),
  logo: endpoint({
    summary: 'Downloads the logo of an organisation',
    ...logo,
    method: 'GET',
    file: true,
  }),
  /** For pages behind a link that it mailed. */
  logoByLink: endpoint({
    summary: 'Downloads the logo of the organisation that sent a link',
    access: 'link',
    link: partyLinks,
    afterUse: true,
    method: 'GET',
    path: '/links/:token/logo',
    params: z.strictObject({ token: linkToken }),
    limits: byLink(120),
    file: true,
  }),
  setLogo: endpoint({
    summary: 'Sets the logo of an organisation',
    ...logo,
    method: 'POST',
    upload: { logo: { kinds: ['logo'], megabytes: 5 } },
    body: z.strictObject({}),
  }),
  removeLogo: endpoint({
    summary: 'Deletes the logo of an organisation',
    ...logo,
    method: 'DELETE',
  }),
};
