import { queryOptions } from '@tanstack/react-query';
import { type InvoiceSettingsInput, invoiceSettingsApi } from '@traject/contract/invoiceSettings';
import { call } from '../../platform/api.ts';

export const settingsQuery = (organisationId: number) =>
  queryOptions({
    queryKey: ['invoice-settings', organisationId],
    queryFn: ({ signal }) => call(invoiceSettingsApi.get, { params: { organisationId }, signal }),
  });

export const changeSettings = (
  organisationId: number,
  input: InvoiceSettingsInput,
  version: number | undefined,
) => call(invoiceSettingsApi.update, { params: { organisationId }, body: { ...input, version } });

export const closePeriod = (organisationId: number, until: string) =>
  call(invoiceSettingsApi.close, { params: { organisationId }, body: { until } });
