import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { civilDate } from '@traject/contract/common/fields';
import { recordTypes } from '@traject/contract/common/recordTypes';
import {
  eventsApi,
  type Outcome,
  outcomes,
  recordFilter,
  sessionFilter,
} from '@traject/contract/events';
import { peopleApi } from '@traject/contract/people';
import * as z from 'zod/mini';
import { call } from '../../platform/api.ts';
import { download } from '../../platform/transfer.ts';

/** As in the address; anything that is not a date or a record is left out. */
export type EventSearch = {
  organisation_id?: number | undefined;
  person_id?: number | undefined;
  record?: string | undefined;
  /** Feature and call, such as `notes.create`. */
  action?: string | undefined;
  outcome?: Outcome | undefined;
  /** As the log calls it. */
  session?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
};

const filtersOf = ({ record, action, session, from, to, page: _, ...rest }: EventSearch) => ({
  ...rest,
  action: action?.slice(0, 60) || undefined,
  record: isRecord(record) ? record : undefined,
  session: when(sessionFilter, session),
  from: when(civilDate, from),
  to: when(civilDate, to),
});

/** Nothing can be found then, and the filter says why. */
export const areTurned = ({ from, to }: EventSearch) => !!from && !!to && from > to;

/** The address may contain anything. */
export const isRecord = (record: string | undefined) =>
  z.safeParse(recordFilter, record).success &&
  recordTypes.some((type) => record?.startsWith(`${type}:`));

export const outcomeOf = (value: unknown) => outcomes.find((one) => one === value);

const when = (schema: z.core.$ZodType, value: string | undefined) =>
  z.safeParse(schema, value).success ? value : undefined;

export function eventsQuery(search: EventSearch) {
  const query = { ...filtersOf(search), page: search.page };
  return queryOptions({
    queryKey: ['events', query],
    queryFn: ({ signal }) => call(eventsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadEvents = (search: EventSearch) =>
  download(eventsApi.csv, { query: filtersOf(search), name: 'logboek.csv' });

export const foundPeopleQuery = (q: string) =>
  queryOptions({
    queryKey: ['people', 'found', q],
    queryFn: async ({ signal }) =>
      (await call(peopleApi.list, { query: { ...(q && { q }), per_page: 10 }, signal })).data,
  });

export const personNameQuery = (personId: number) =>
  queryOptions({
    queryKey: ['people', 'name', personId],
    queryFn: async ({ signal }) =>
      (await call(peopleApi.get, { params: { personId }, signal })).name,
  });
