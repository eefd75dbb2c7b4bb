import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import {
  eraseInput,
  erasure,
  keptInvoice,
  monthsParam,
  retention,
  retentionChange,
  trial,
} from './rights.shapes.ts';

export * from './rights.shapes.ts';

const access = 'administration';
const person = {
  access,
  path: '/people/:personId',
  params: z.strictObject({ personId: idOf('person') }),
} as const;
const house = {
  access,
  path: '/organisations/:organisationId',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;
const kept = { ...house, path: `${house.path}/retention` } as const;
const invoices = {
  ...house,
  access: 'invoiceSettings',
  path: `${house.path}/kept-invoices`,
} as const;

/** These export or erase everything about a person, which nobody does by the hundred. */
const heavy = [{ by: 'account', max: 60, minutes: 60 }] as const;

export const rightsApi = {
  /** All that the caller's organisations keep about one person, as a zip. */
  export: endpoint({
    summary: 'Downloads all data of a person as one archive',
    ...person,
    path: `${person.path}/export`,
    method: 'GET',
    limits: heavy,
    file: true,
    fromReplica: true,
  }),
  erasure: endpoint({
    summary: 'Returns what erasing a person would delete and what the law keeps',
    ...person,
    path: `${person.path}/erasure`,
    method: 'GET',
    response: erasure,
  }),
  erase: endpoint({
    summary: 'Erases a person',
    ...person,
    path: `${person.path}/erase`,
    method: 'POST',
    limits: heavy,
    body: eraseInput,
  }),
  retention: endpoint({
    summary: 'Returns the retention periods of an organisation',
    ...kept,
    method: 'GET',
    response: retention,
  }),
  setRetention: endpoint({
    summary: 'Changes the retention periods of an organisation',
    ...kept,
    method: 'PATCH',
    body: retentionChange,
    response: retention,
  }),
  /** The answer to the sweep's question: the next one erases what is due, however much it is. */
  allowNight: endpoint({
    summary: "Allows tonight's sweep to erase an unusual amount",
    ...kept,
    path: `${kept.path}/allow`,
    method: 'POST',
    response: retention,
  }),
  /** Changes nothing and ignores the saved periods; a period left out keeps everything. */
  trial: endpoint({
    summary: 'Returns what the retention periods would erase tonight',
    ...kept,
    path: `${kept.path}/trial`,
    method: 'GET',
    query: z.strictObject({
      trajectory_months: monthsParam,
      evaluation_months: monthsParam,
      mail_months: monthsParam,
      event_months: monthsParam,
    }),
    limits: heavy,
    recorded: true,
    response: trial,
  }),
  /** Of erased trajectories; the law requires invoices to be kept for seven years. */
  keptInvoices: endpoint({
    summary: 'Lists the invoices that outlived their trajectories, page by page',
    ...invoices,
    method: 'GET',
    query: pageQuery,
    response: pageOf(keptInvoice),
  }),
  downloadInvoice: endpoint({
    summary: 'Downloads a kept invoice as a PDF',
    ...invoices,
    path: `${invoices.path}/:keptInvoiceId/download`,
    params: z.extend(house.params, { keptInvoiceId: idOf('invoice') }),
    method: 'GET',
    recorded: true,
    file: true,
  }),
};
