import { queryOptions } from '@tanstack/react-query';
import { calendarApi } from '@traject/contract/calendar';
import { call } from '../../platform/api.ts';

export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: ({ signal }) => call(calendarApi.get, { signal }),
});

export const makeAddress = (organisation_id: number) =>
  call(calendarApi.make, { body: { organisation_id } });

export const dropAddress = (organisation_id: number) =>
  call(calendarApi.remove, { query: { organisation_id } });
