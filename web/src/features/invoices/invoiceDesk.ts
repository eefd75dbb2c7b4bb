import { queryOptions } from '@tanstack/react-query';
import { invoiceDeskApi } from '@traject/contract/invoiceDesk';
import { type InvoiceProductInput, invoicesApi } from '@traject/contract/invoices';
import { call } from '../../platform/api.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { recordCalls } from '../../platform/recordCalls.ts';
import { download } from '../../platform/transfer.ts';
import type { Key } from './invoices.api.ts';

/** What making it final would give it. Never cached: somebody else may take the number. */
export const finalQuery = (params: Key) =>
  queryOptions({
    queryKey: [...invoicesKey(params.trajectoryId), params.invoiceId, 'final'],
    queryFn: ({ signal }) => call(invoiceDeskApi.preview, { params, signal }),
    gcTime: 0,
  });

export const finalise = (params: Key, version: number) =>
  call(invoiceDeskApi.finalise, { params, body: { version } });

export const credit = (params: Key, again: boolean) =>
  call(invoiceDeskApi.credit, { params, body: { again } });

export const duplicate = (params: Key) => call(invoiceDeskApi.duplicate, { params });

export const markSent = (params: Key) => call(invoiceDeskApi.markSent, { params });

export const downloadXml = (params: Key, name: string) =>
  download(invoiceDeskApi.xml, { params, name });

export const orderRows = (params: Key, ids: number[]) =>
  call(invoiceDeskApi.orderRows, { params, body: { ids } });

export const { save: saveRow, remove: removeRow } = recordCalls(
  {
    create: invoiceDeskApi.addRow,
    update: invoiceDeskApi.updateRow,
    remove: invoiceDeskApi.removeRow,
  },
  'rowId',
);

export const addProduct = (body: InvoiceProductInput) => call(invoiceDeskApi.addProduct, { body });

/** Who may see a final invoice is all that can change of it. */
export const showInvoice = ({
  visible_employer,
  version,
  ...params
}: Key & { visible_employer: boolean; version: number }) =>
  call(invoicesApi.update, { params, body: { visible_employer, version } });
