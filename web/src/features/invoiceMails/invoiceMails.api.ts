import { queryOptions } from '@tanstack/react-query';
import {
  invoiceMailsApi as api,
  type InvoiceMailInput,
  type InvoiceMailKind,
  type InvoiceMailSettingsInput,
} from '@traject/contract/invoiceMails';
import { call } from '../../platform/api.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';

export type Key = { trajectoryId: number; invoiceId: number };

export const mailsQuery = (params: Key) =>
  queryOptions({
    queryKey: [...invoicesKey(params.trajectoryId), params.invoiceId, 'mails'],
    queryFn: ({ signal }) => call(api.list, { params, signal }),
  });

/** Never cached: what is still open may have changed. Nor read again once the mail has left. */
export const draftQuery = (params: Key, kind: InvoiceMailKind) =>
  queryOptions({
    queryKey: ['invoice-mail-draft', params.invoiceId, kind],
    queryFn: ({ signal }) => call(api.draft, { params, query: { kind }, signal }),
    gcTime: 0,
    retry: false,
  });

export const sendMail = (params: Key, body: InvoiceMailInput) => call(api.send, { params, body });

export const withdrawLink = (params: Key & { invoiceMailId: number }) =>
  call(api.withdraw, { params });

export const settingsKey = ['invoice-mail-settings'];

export const settingsQuery = (organisationId: number) =>
  queryOptions({
    queryKey: [...settingsKey, organisationId],
    queryFn: ({ signal }) => call(api.settings, { params: { organisationId }, signal }),
  });

export const setSettings = (
  organisationId: number,
  input: InvoiceMailSettingsInput,
  version: number | undefined,
) => call(api.setSettings, { params: { organisationId }, body: { ...input, version } });

export const remindersQuery = (organisationId: number) =>
  queryOptions({
    queryKey: [...invoicesKey(), 'reminders', organisationId],
    queryFn: ({ signal }) => call(api.reminders, { params: { organisationId }, signal }),
  });

type ReminderKey = { organisationId: number; reminderId: number };

export const sendReminder = (params: ReminderKey, body: { email: string; text: string }) =>
  call(api.sendReminder, { params, body });

export const dismissReminder = (params: ReminderKey) => call(api.dismissReminder, { params });

export const sendReminders = (organisationId: number, ids: number[]) =>
  call(api.sendReminders, { params: { organisationId }, body: { ids } });
