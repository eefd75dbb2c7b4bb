import * as z from 'zod/mini';
import { contrastWithWhite, isColor, readable } from './common/contrast.ts';
import { readingRoles } from './common/evaluationRoles.ts';
import { id, prose, requiredText, text, upTo, version } from './common/fields.ts';
import { isIban } from './common/iban.ts';
import { languages } from './common/languages.ts';
import { asBefore, changeOf, postcode } from './common/laterRules.ts';
import { isVatNumber } from './common/vatNumber.ts';

const spaceless = z.overwrite<string>((value) => value.replace(/[\s.]/g, '').toUpperCase());
const orEmpty = (isRight: (value: string) => boolean, error: string) =>
  text(40).check(
    spaceless,
    z.refine<string>((value) => value === '' || isRight(value), { error }),
  );

/** Each once, in the order of the list. */
const roles = z.array(z.enum(readingRoles)).check(
  upTo(readingRoles.length),
  z.overwrite((given) => readingRoles.filter((role) => given.includes(role))),
);

/** Text in it and white text on it can be read; nothing for the colour of the house. */
const accentColor = text(40).check(
  z.toLowerCase(),
  z.refine<string>((value) => value === '' || isColor(value), { error: 'color', abort: true }),
  z.refine<string>((value) => value === '' || contrastWithWhite(value) >= readable, {
    error: 'too_light',
  }),
);

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
  /** Which evaluators see a student's profile and chart, beside the work process that was asked. */
  profile_roles: roles,
  chart_roles: roles,
  /** Whether a rater sees the levels of others only after giving their own. */
  blind_evaluations: z.boolean(),
  accent_color: accentColor,
  /** On the pages of clients and employers. */
  portal_greeting: prose(500),
  portal_help: prose(300),
};

export const organisationInput = z.strictObject(fields);
/** What is changed together; what it shows of students, and how it looks, is chosen apart. */
const ofStudents = { profile_roles: true, chart_roles: true, blind_evaluations: true } as const;
const ofFace = { accent_color: true, portal_greeting: true, portal_help: true } as const;
export const organisationDetails = z.omit(organisationInput, { ...ofStudents, ...ofFace });
export const shownOfStudents = z.pick(organisationInput, ofStudents);
export const organisationFace = z.pick(organisationInput, ofFace);
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

/** What its invoices tell of it; the logo has calls of its own. */
const onInvoices = {
  name: true,
  address: true,
  postal_code: true,
  city: true,
  kvk_number: true,
  vat_number: true,
  iban: true,
  payment_term_days: true,
} as const;
export const invoiceDetailsInput = z.pick(organisationInput, onInvoices);
export const invoiceDetailsChange = z.pick(organisationChange, { ...onInvoices, version: true });
export const invoiceDetails = z.pick(organisation, {
  ...onInvoices,
  id: true,
  has_logo: true,
  version: true,
});

export const organisationRow = z.object({
  id,
  name: z.string(),
  city: z.string(),
  has_logo: z.boolean(),
  people: z.int(),
});

export type OrganisationInput = z.infer<typeof organisationInput>;
export type OrganisationDetails = z.infer<typeof organisationDetails>;
export type OrganisationFace = z.infer<typeof organisationFace>;
export type NewOrganisation = z.infer<typeof newOrganisation>;
export type OrganisationChange = z.infer<typeof organisationChange>;
export type Organisation = z.infer<typeof organisation>;
export type InvoiceDetails = z.infer<typeof invoiceDetails>;
export type InvoiceDetailsInput = z.infer<typeof invoiceDetailsInput>;
export type OrganisationRow = z.infer<typeof organisationRow>;
