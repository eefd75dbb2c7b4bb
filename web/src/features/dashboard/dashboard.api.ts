import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Dashboard, dashboardApi } from '@traject/contract/dashboard';
import { call } from '../../platform/api.ts';

type Seed = (queries: QueryClient, dashboard: Dashboard) => void;

/**
 * One call for the first paint. Each part goes into the cache of the panel that shows it, and only
 * the id of the client stays here. Opening a dashboard is recorded, so it is never fetched ahead.
 */
export const dashboardQuery = (trajectoryId: number, seed: Seed) =>
  queryOptions({
    queryKey: ['dashboard', trajectoryId],
    queryFn: async ({ client: queries, signal }) => {
      const dashboard = await call(dashboardApi.get, { params: { trajectoryId }, signal });
      seed(queries, dashboard);
      return { clientId: dashboard.client.id };
    },
    gcTime: 10_000,
    refetchOnReconnect: false,
  });
