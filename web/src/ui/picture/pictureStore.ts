import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Sending } from '../../platform/useUpload.ts';

/** Where a picture is kept, and how it is changed. */
export type PictureStore = {
  query: PictureQuery;
  /** The record that says whether there is one. */
  refresh: QueryKey;
  set: (picture: File, sending: Sending) => Promise<unknown>;
  remove: () => Promise<unknown>;
};

export type PictureQuery = ReturnType<typeof pictureQuery>;

/** The call needs the session's token, so the picture cannot be an address in the page. */
export const pictureQuery = (of: QueryKey, load: (signal: AbortSignal) => Promise<Blob>) =>
  queryOptions({
    queryKey: ['picture', ...of],
    queryFn: ({ signal }) => load(signal),
    staleTime: 5 * 60_000,
  });
