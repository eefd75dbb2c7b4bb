import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import { invoicePageApi } from './common/invoicePage.ts';
import * as shapes from './invoiceMails.shapes.ts';

export * from './invoiceMails.shapes.ts';

const ofInvoice = {
  access: 'invoicing',
  path: '/trajectories/:trajectoryId/invoices/:invoiceId/mails',
  params: z.strictObject({ trajectoryId: idOf('trajectory'), invoiceId: idOf('invoice') }),
} as const;
const organisation = z.strictObject({ organisationId: idOf('organisation') });
const settings = {
  access: 'invoiceSettings',
  path: '/organisations/:organisationId/invoice-mail-settings',
  params: organisation,
  response: shapes.invoiceMailSettings,
} as const;
const reminders = {
  access: 'invoiceSettings',
  path: '/organisations/:organisationId/invoice-reminders',
  params: organisation,
} as const;
const reminder = {
  ...reminders,
  path: `${reminders.path}/:reminderId`,
  params: z.extend(organisation, { reminderId: idOf('invoice_reminder') }),
} as const;

/** What is mailed to a payer: the invoice, and reminders of it. */
export const invoiceMailsApi = {
  ...invoicePageApi,
  list: endpoint({
    summary: 'Lists the mails about an invoice, newest first',
    ...ofInvoice,
    method: 'GET',
    response: z.array(shapes.invoiceMail),
  }),
  draft: endpoint({
    summary: 'Returns what a mail about an invoice would say, and to whom',
    ...ofInvoice,
    path: `${ofInvoice.path}/draft`,
    method: 'GET',
    query: shapes.draftQuery,
    response: shapes.invoiceMailDraft,
  }),
  send: endpoint({
    summary: 'Mails a final invoice to its payer, or a reminder of it',
    ...ofInvoice,
    method: 'POST',
    limits: [{ by: 'account', max: 200, minutes: 60 }],
    body: shapes.invoiceMailInput,
    response: z.array(shapes.invoiceMail),
  }),
  withdraw: endpoint({
    summary: 'Withdraws the link in a mail about an invoice, and the mail if it still waits',
    ...ofInvoice,
    path: `${ofInvoice.path}/:invoiceMailId/withdraw`,
    params: z.extend(ofInvoice.params, { invoiceMailId: idOf('invoice_mail') }),
    method: 'POST',
    response: z.array(shapes.invoiceMail),
  }),
  settings: endpoint({
    summary: 'Returns what an organisation says in mails about invoices, and when it reminds',
    ...settings,
    method: 'GET',
  }),
  setSettings: endpoint({
    summary: 'Changes what an organisation says in mails about invoices, and when it reminds',
    ...settings,
    method: 'PATCH',
    body: shapes.invoiceMailSettingsChange,
  }),
  reminders: endpoint({
    summary: 'Lists the reminders that wait until somebody has looked at them',
    ...reminders,
    method: 'GET',
    response: z.array(shapes.invoiceReminder),
  }),
  sendReminders: endpoint({
    summary: 'Sends reminders that somebody has looked at',
    ...reminders,
    path: `${reminders.path}/send`,
    method: 'POST',
    limits: [{ by: 'account', max: 60, minutes: 60 }],
    body: shapes.manyReminders,
    response: shapes.remindersSent,
  }),
  sendReminder: endpoint({
    summary: 'Sends a reminder that was proposed',
    ...reminder,
    path: `${reminder.path}/send`,
    method: 'POST',
    limits: [{ by: 'account', max: 200, minutes: 60 }],
    body: shapes.reminderSend,
  }),
  dismissReminder: endpoint({
    summary: 'Does not send a reminder that was proposed',
    ...reminder,
    path: `${reminder.path}/dismiss`,
    method: 'POST',
  }),
};
