import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bookkeepingApi } from '@traject/contract/bookkeeping';
import {
  type BankBooking,
  type BankLineState,
  bankLineStates,
  type PaymentInput,
  paymentsApi,
} from '@traject/contract/payments';
import { call } from '../../platform/api.ts';
import { upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';

/** As in the address, which may contain anything. */
export type BankSearch = {
  organisation_id?: number | undefined;
  state?: string | undefined;
  page?: number | undefined;
};

export const lineStateIn = (state: string | undefined): BankLineState =>
  bankLineStates.find((one) => one === state) ?? 'open';

/** Whatever is booked changes what is left of lines and what is open on invoices. */
export const moneyKey = ['money'];

export const linesQuery = (organisationId: number, { state, page }: BankSearch) =>
  queryOptions({
    queryKey: [...moneyKey, 'lines', organisationId, state, page],
    queryFn: ({ signal }) =>
      call(paymentsApi.lines, {
        params: { organisationId },
        query: { state: lineStateIn(state), page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Those of which something is open, found by what was typed. */
export const openInvoicesQuery = (organisationId: number, q: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'open_invoices', organisationId, q],
    queryFn: ({ signal }) =>
      call(bookkeepingApi.invoices, {
        params: { organisationId },
        query: { state: 'open', q: q || undefined, per_page: 50 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const sendBankFile = (organisationId: number, file: File, sending: Sending) =>
  upload(paymentsApi.readBank, {
    params: { organisationId },
    body: {},
    files: { file },
    ...sending,
  });

export const bookLine = (organisationId: number, bankLineId: number, body: BankBooking) =>
  call(paymentsApi.book, { params: { organisationId, bankLineId }, body });

export const setLineAside = (organisationId: number, bankLineId: number) =>
  call(paymentsApi.setAside, { params: { organisationId, bankLineId } });

export const undoLine = (organisationId: number, bankLineId: number) =>
  call(paymentsApi.undoLine, { params: { organisationId, bankLineId } });

export const paymentsQuery = (organisationId: number, paidInvoiceId: number) =>
  queryOptions({
    queryKey: [...moneyKey, 'payments', organisationId, paidInvoiceId],
    queryFn: ({ signal }) =>
      call(paymentsApi.list, { params: { organisationId, paidInvoiceId }, signal }),
  });

export const addPayment = (organisationId: number, paidInvoiceId: number, body: PaymentInput) =>
  call(paymentsApi.create, { params: { organisationId, paidInvoiceId }, body });

export const undoPayment = (organisationId: number, paidInvoiceId: number, paymentId: number) =>
  call(paymentsApi.undo, { params: { organisationId, paidInvoiceId, paymentId } });
