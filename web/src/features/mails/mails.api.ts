import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type MailRow, mailsApi, type UnsentState, unsentStates } from '@traject/contract/mails';
import { call } from '../../platform/api.ts';

/** As in the address. */
export type MailSearch = { state?: UnsentState | undefined; page?: number | undefined };

export const stateOf = (value: unknown) => unsentStates.find((one) => one === value);

export const mailsKey = ['mails'];

export const mailsQuery = (query: MailSearch) =>
  queryOptions({
    queryKey: [...mailsKey, 'list', query],
    queryFn: ({ signal }) => call(mailsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const serverQuery = queryOptions({
  queryKey: [...mailsKey, 'server'],
  queryFn: ({ signal }) => call(mailsApi.server, { signal }),
});

const everySeconds = 2;

/** A mail that was just written, polled until its outcome is known. */
export const sentQuery = (mailId: number) =>
  queryOptions({
    queryKey: [...mailsKey, 'one', mailId],
    queryFn: ({ signal }) => call(mailsApi.get, { params: { mailId }, signal }),
    refetchInterval: ({ state }) =>
      state.data && state.data.mail.state !== 'waiting' ? false : everySeconds * 1000,
  });

export const retryMail = ({ id }: MailRow) => call(mailsApi.retry, { params: { mailId: id } });

export const sendTest = () => call(mailsApi.test, {});
