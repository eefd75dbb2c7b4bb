import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  bookkeepingApi,
  type ExportQuery,
  type InvoiceFilter,
  invoiceFilters,
  invoiceSorts,
} from '@traject/contract/bookkeeping';
import { isCivilDate } from '@traject/contract/common/fields';
import { call } from '../../platform/api.ts';
import { download } from '../../platform/transfer.ts';

/** As in the address, which may contain anything. */
export type InvoiceSearch = {
  organisation_id?: number | undefined;
  q?: string | undefined;
  state?: string | undefined;
  payer?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
};

export const newestFirst = '-date';

export const stateIn = (state: string | undefined): InvoiceFilter | undefined =>
  invoiceFilters.find((one) => one === state);

export const sortIn = (sort: string | undefined) =>
  invoiceSorts.some((one) => one === sort?.replace(/^-/, '')) ? sort : undefined;

const dayIn = (day: string | undefined) =>
  day && /^(19|20|21)\d\d-\d\d-\d\d$/.test(day) && isCivilDate(day) ? day : undefined;

/** Nothing can be found then, and the filter says why. */
export const areTurned = ({ from, to }: InvoiceSearch) => !!from && !!to && from > to;

export function bookedQuery(organisationId: number, search: InvoiceSearch) {
  const { q, payer, page } = search;
  const ends = areTurned(search) ? {} : { from: dayIn(search.from), to: dayIn(search.to) };
  const query = {
    q,
    payer,
    page,
    ...ends,
    state: stateIn(search.state),
    sort: sortIn(search.sort),
  };
  return queryOptions({
    queryKey: ['booked_invoices', organisationId, query],
    queryFn: ({ signal }) =>
      call(bookkeepingApi.invoices, { params: { organisationId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadBooks = (organisationId: number, query: ExportQuery) =>
  download(bookkeepingApi.export, {
    params: { organisationId },
    query,
    name: `${query.from} ${query.to}.${query.format}`,
  });
