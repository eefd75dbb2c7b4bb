import { queryOptions } from '@tanstack/react-query';
import { type DigestInput, digestsApi } from '@traject/contract/digests';
import { call } from '../../platform/api.ts';

export const digestsQuery = queryOptions({
  queryKey: ['digests'],
  queryFn: ({ signal }) => call(digestsApi.list, { signal }),
});

export const setDigest = (body: DigestInput) => call(digestsApi.set, { body });
