import { queryOptions } from '@tanstack/react-query';
import { clientsApi } from '@traject/contract/clients';
import type * as z from 'zod/mini';
import { call, send } from '../../platform/api.ts';
import { upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';

export type NewClient = z.input<typeof clientsApi.create.body>;
export type ChangedClient = z.input<typeof clientsApi.update.body>;
type Search = z.input<typeof clientsApi.search.body>;

export const clientQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['client', clientId],
    queryFn: ({ signal }) => call(clientsApi.get, { params: { clientId }, signal }),
  });

/** The call needs the session's token, so the picture cannot be an address in the page. */
export const pictureQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['client-picture', clientId],
    queryFn: async ({ signal }) => {
      const answer = await send(clientsApi.picture, { params: { clientId }, signal });
      return answer.blob();
    },
    staleTime: 5 * 60_000,
  });

export const searchClient = (search: Search) => call(clientsApi.search, { body: search });

export const createClient = (client: NewClient) => call(clientsApi.create, { body: client });

export const changeClient = (clientId: number, change: ChangedClient) =>
  call(clientsApi.update, { params: { clientId }, body: change });

export const setPicture = (clientId: number, picture: File, sending: Sending) =>
  upload(clientsApi.setPicture, { params: { clientId }, files: { picture }, ...sending });

export const removePicture = (clientId: number) =>
  call(clientsApi.removePicture, { params: { clientId } });
