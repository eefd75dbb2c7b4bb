import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/**
 * A lost network is an error that a panel shows with a retry, not a wait without an end. Coming
 * back to the tab fetches nothing by itself: opening a client's file is recorded, and each list of an
 * open file would be. A page that has to know what happened meanwhile asks once, by `useReturn`.
 */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        retry: isWorthRetrying,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

const isWorthRetrying = (tries: number, error: Error) =>
  tries < 1 && (!(error instanceof ApiError) || error.status >= 500);
