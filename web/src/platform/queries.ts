import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** A lost network is an error that a panel shows with a retry, not a wait without an end. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: 10_000, retry: isWorthRetrying },
      mutations: { networkMode: 'always', retry: false },
    },
  });

const isWorthRetrying = (tries: number, error: Error) =>
  tries < 1 && (!(error instanceof ApiError) || error.status >= 500);
