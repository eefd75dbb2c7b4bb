import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageQuery } from '@traject/contract/common/page';
import { type KeptInvoice, type RetentionInput, rightsApi } from '@traject/contract/rights';
import { call } from '../../platform/api.ts';
import { download } from '../../platform/transfer.ts';

export const downloadPerson = (personId: number) =>
  download(rightsApi.export, { params: { personId }, name: `gegevens-${personId}.zip` });

export const erasureQuery = (personId: number) =>
  queryOptions({
    queryKey: ['rights', 'erasure', personId],
    queryFn: ({ signal }) => call(rightsApi.erasure, { params: { personId }, signal }),
    gcTime: 0,
  });

export const erase = (personId: number, name: string) =>
  call(rightsApi.erase, { params: { personId }, body: { name } });

export const retentionKey = (organisationId: number) => ['rights', 'retention', organisationId];

export const retentionQuery = (organisationId: number) =>
  queryOptions({
    queryKey: retentionKey(organisationId),
    queryFn: ({ signal }) => call(rightsApi.retention, { params: { organisationId }, signal }),
  });

export const setRetention = (
  organisationId: number,
  input: RetentionInput,
  version: number | undefined,
) => call(rightsApi.setRetention, { params: { organisationId }, body: { ...input, version } });

export const allowNight = (organisationId: number) =>
  call(rightsApi.allowNight, { params: { organisationId } });

/** What would be erased at this moment, so it is never cached. */
export function trialQuery(organisationId: number, periods: RetentionInput) {
  const entries = Object.entries(periods).filter(([, months]) => months !== null);
  const query = Object.fromEntries(entries) as Record<string, number>;
  return queryOptions({
    queryKey: ['rights', 'trial', organisationId, query],
    queryFn: ({ signal }) => call(rightsApi.trial, { params: { organisationId }, query, signal }),
    gcTime: 0,
  });
}

export const keptInvoicesQuery = (organisationId: number, query: Partial<PageQuery>) =>
  queryOptions({
    queryKey: ['rights', 'invoices', organisationId, query],
    queryFn: ({ signal }) =>
      call(rightsApi.keptInvoices, { params: { organisationId }, query, signal }),
    placeholderData: keepPreviousData,
  });

export const downloadKept = (organisationId: number, { id, invoice_number }: KeptInvoice) =>
  download(rightsApi.downloadInvoice, {
    params: { organisationId, keptInvoiceId: id },
    name: `${invoice_number}.pdf`,
  });
