import { queryOptions } from '@tanstack/react-query';
import { invoiceDeskApi } from '@traject/contract/invoiceDesk';
import { call } from './api.ts';

/** What an organisation can put on an invoice, or agree on. */
export const productsQuery = (organisation_id: number) =>
  queryOptions({
    queryKey: ['invoice-products', organisation_id],
    queryFn: ({ signal }) => call(invoiceDeskApi.products, { query: { organisation_id }, signal }),
  });
