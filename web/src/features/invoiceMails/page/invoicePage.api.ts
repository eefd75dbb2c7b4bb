import { invoicePageApi as api } from '@traject/contract/common/invoicePage';
import { call } from '../../../platform/api.ts';
import { download } from '../../../platform/transfer.ts';

export const fetchInvoice = (token: string, signal?: AbortSignal) =>
  call(api.fetch, { params: { token }, ...(signal && { signal }) });

export const downloadPaper = (token: string, paper: 'pdf' | 'xml', number: string) =>
  download(api[paper], { params: { token }, name: `${number}.${paper}` });
