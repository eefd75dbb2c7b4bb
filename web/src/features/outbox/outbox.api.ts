import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { outboxApi } from '@traject/contract/outbox';
import { call } from '../../platform/api.ts';

export const outboxQuery = (page?: number) =>
  queryOptions({
    queryKey: ['outbox', { page }],
    queryFn: ({ signal }) => call(outboxApi.list, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
