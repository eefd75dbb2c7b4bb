import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageQuery } from '@traject/contract/common/page';
import { type DueWork, invoiceBatchesApi } from '@traject/contract/invoiceBatches';
import type * as z from 'zod/mini';
import { call } from '../../platform/api.ts';

export type BatchInput = z.input<(typeof invoiceBatchesApi.create)['body']>;
export type BatchSearch = {
  organisation_id?: number | undefined;
  /** Whose report is shown. */
  batch_id?: number | undefined;
};

const everySeconds = 2;

/** As many as one batch takes. */
const most = 2000;

export const batchesKey = (organisationId: number) => ['invoice-batches', organisationId];

/** All of it, page by page: one chooses from the whole. */
export const dueQuery = (organisationId: number, until: string) =>
  queryOptions({
    queryKey: [...batchesKey(organisationId), 'due', until],
    queryFn: async ({ signal }) => {
      const found: DueWork[] = [];
      for (let page = 1; found.length < most; page++) {
        const query = { until, page, per_page: 100 };
        const { data, meta } = await call(invoiceBatchesApi.due, {
          params: { organisationId },
          query,
          signal,
        });
        found.push(...data);
        if (page >= meta.last_page) break;
      }
      return found;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const batchListQuery = (organisationId: number, query: PageQuery) =>
  queryOptions({
    queryKey: [...batchesKey(organisationId), 'list', query],
    queryFn: ({ signal }) =>
      call(invoiceBatchesApi.list, { params: { organisationId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ done_at }) => !done_at) ? everySeconds * 1000 : false,
  });

/** Polled until all of it was made or refused. */
export const batchQuery = (organisationId: number, batchId: number) =>
  queryOptions({
    queryKey: [...batchesKey(organisationId), 'one', batchId],
    queryFn: ({ signal }) =>
      call(invoiceBatchesApi.get, { params: { organisationId, batchId }, signal }),
    refetchInterval: ({ state }) => (state.data?.done_at ? false : everySeconds * 1000),
  });

export const startBatch = (organisationId: number, body: BatchInput) =>
  call(invoiceBatchesApi.create, { params: { organisationId }, body });
