import * as z from 'zod/mini';
import { byLink, endpoint, partyLinks } from './common/endpoint.ts';
import { idOf, linkToken } from './common/fields.ts';
import {
  invoiceDetails,
  invoiceDetailsChange,
  newOrganisation,
  organisation,
  organisationChange,
  organisationRow,
} from './organisations.shapes.ts';

export * from './organisations.shapes.ts';

const access = 'administration';
const one = {
  access,
  path: '/organisations/:organisationId',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;
const invoicing = { ...one, access: 'invoiceSettings' } as const;
const logo = { ...invoicing, path: `${one.path}/logo` } as const;
const details = { ...invoicing, path: `${one.path}/invoice-details` } as const;

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
  invoiceDetails: endpoint({
    summary: 'Returns what the invoices of an organisation tell of it',
    about: 'organisation',
    ...details,
    method: 'GET',
    response: invoiceDetails,
  }),
  setInvoiceDetails: endpoint({
    summary: 'Changes what the invoices of an organisation tell of it',
    about: 'organisation',
    ...details,
    method: 'PATCH',
    body: invoiceDetailsChange,
    response: invoiceDetails,
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
