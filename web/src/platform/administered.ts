import { queryOptions } from '@tanstack/react-query';
import { organisationsApi } from '@traject/contract/organisations';
import { call } from './api.ts';

/** The organisations that the reader administers. */
export const administeredQuery = queryOptions({
  queryKey: ['organisations', 'administered'],
  queryFn: ({ signal }) => call(organisationsApi.list, { signal }),
});
