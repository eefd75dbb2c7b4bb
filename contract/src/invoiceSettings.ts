import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { civilDate, emailOrEmpty, idOf, prose, text, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';

/** How openly an invoice says whom it concerns. */
export const concernsChoices = ['trajectory', 'initials', 'client', 'nothing'] as const;

/** 'WW-{yy}-{nnn}': what stays, the year where there is one, and the counter at the end. */
const isForm = (value: string) => /^[^{}]{0,20}(\{yy(yy)?\})?[^{}]{0,20}\{n{1,6}\}$/.test(value);
const form = text(40);
const error = 'number_form';

const fields = {
  /** Empty to go on as the last invoices were numbered. */
  number_form: form.check(z.refine<string>((value) => value === '' || isForm(value), { error })),
  credit_form: form.check(z.refine<string>(isForm, { error })),
  concerns: z.enum(concernsChoices),
  /** At the bottom of each invoice. */
  footer: prose(1000),
  /** Of the office, for questions about an invoice. */
  email: emailOrEmpty,
};
/** What precedes the counter in that year. */
export const prefixIn = (form: string, year: number) =>
  form
    .slice(0, form.lastIndexOf('{n'))
    .replace('{yyyy}', String(year))
    .replace('{yy}', String(year).slice(2));

const years = Array.from({ length: 100 }, (_, at) => 2000 + at);
/** 'F{nnn}' goes on into 'F1{nnn}'. */
const goesInto = (prefix: string, other: string) =>
  other.startsWith(prefix) && /^\d*$/.test(other.slice(prefix.length));

/** Whether two forms give the same numbers in some year, however they are written. */
export const isSameSeries = (form: string, other: string) =>
  years.some((year) => {
    const [one, two] = [prefixIn(form, year), prefixIn(other, year)];
    return goesInto(one, two) || goesInto(two, one);
  });

/** Credit notes have numbers of their own, or both series would have gaps. */
const apart = z.refine<{ number_form?: string; credit_form?: string }>(
  ({ number_form, credit_form }) =>
    !number_form || !credit_form || !isSameSeries(number_form, credit_form),
  { path: ['credit_form'], error: 'same_option' },
);

export const invoiceSettingsInput = z.strictObject(fields).check(apart);
export const invoiceSettings = z.object({
  ...fields,
  number_form: z.string(),
  credit_form: z.string(),
  email: z.string(),
  footer: z.string(),
  /** Nothing is added to what is closed. */
  closed_until: z.nullable(z.string()),
  /** The numbers that come next. */
  next: z.object({ invoice: z.string(), credit: z.string() }),
  version,
});

export type InvoiceSettingsInput = z.infer<typeof invoiceSettingsInput>;
export type InvoiceSettings = z.infer<typeof invoiceSettings>;

const settings = {
  access: 'invoiceSettings',
  path: '/organisations/:organisationId/invoice-settings',
  params: z.strictObject({ organisationId: idOf('organisation') }),
  response: invoiceSettings,
} as const;

export const invoiceSettingsApi = {
  get: endpoint({
    summary: 'Returns how an organisation numbers its invoices and until when its books are closed',
    ...settings,
    method: 'GET',
  }),
  update: endpoint({
    summary: 'Changes how an organisation numbers its invoices and what they say',
    ...settings,
    method: 'PATCH',
    body: changeOf(fields),
  }),
  close: endpoint({
    summary: 'Closes the books up to and including a day, for good',
    ...settings,
    path: `${settings.path}/close`,
    method: 'POST',
    body: z.strictObject({ until: civilDate }),
  }),
};
