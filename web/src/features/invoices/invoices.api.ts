import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageQuery } from '@traject/contract/common/page';
import { type InvoiceInput, invoicesApi } from '@traject/contract/invoices';
import { call } from '../../platform/api.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { recordCalls } from '../../platform/recordCalls.ts';
import { download } from '../../platform/transfer.ts';

export type Key = { trajectoryId: number; invoiceId: number };

export const invoicesQuery = (trajectoryId: number, query: PageQuery) =>
  queryOptions({
    queryKey: [...invoicesKey(trajectoryId), query],
    queryFn: ({ signal }) => call(invoicesApi.list, { params: { trajectoryId }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** Opening an invoice is recorded, so it is never fetched ahead. */
export const invoiceQuery = (params: Key) =>
  queryOptions({
    queryKey: [...invoicesKey(params.trajectoryId), params.invoiceId],
    queryFn: ({ signal }) => call(invoicesApi.get, { params, signal }),
  });

/** The first values of a new invoice. Never cached: somebody else may take the number. */
export const nextQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: [...invoicesKey(trajectoryId), 'next'],
    queryFn: ({ signal }) => call(invoicesApi.next, { params: { trajectoryId }, signal }),
    gcTime: 0,
  });

type MaybeNew = { trajectoryId: number; invoiceId: number | undefined };

const invoices = recordCalls(invoicesApi, 'invoiceId');

/** The rows are sent as an empty list, because they have calls of their own. */
export const saveInvoice = (key: MaybeNew, invoice: InvoiceInput, version?: number) =>
  invoices.save(key, { ...invoice, rows: [] }, version);

export const removeInvoice = invoices.remove;

export const downloadInvoice = (params: Key, name: string) =>
  download(invoicesApi.download, { params, name });
