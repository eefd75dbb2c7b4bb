import { queryOptions } from '@tanstack/react-query';
import { clientsApi } from '@traject/contract/clients';
import type * as z from 'zod/mini';
import { call } from '../../platform/api.ts';
import { fetchFile, upload } from '../../platform/transfer.ts';
import { type PictureStore, pictureQuery } from '../../ui/picture/pictureStore.ts';

export type NewClient = z.input<typeof clientsApi.create.body>;
export type ChangedClient = z.input<typeof clientsApi.update.body>;
type Search = z.input<typeof clientsApi.search.body>;

export const clientQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['client', clientId],
    queryFn: ({ signal }) => call(clientsApi.get, { params: { clientId }, signal }),
  });

export const searchClient = (search: Search) => call(clientsApi.search, { body: search });

export const createClient = (client: NewClient) => call(clientsApi.create, { body: client });

export const changeClient = (clientId: number, change: ChangedClient) =>
  call(clientsApi.update, { params: { clientId }, body: change });

export const pictureOf = (clientId: number): PictureStore => {
  const params = { clientId };
  return {
    query: pictureQuery(['client', clientId], (signal) =>
      fetchFile(clientsApi.picture, { params, signal }),
    ),
    refresh: clientQuery(clientId).queryKey,
    set: (picture, sending) =>
      upload(clientsApi.setPicture, { params, files: { picture }, ...sending }),
    remove: () => call(clientsApi.removePicture, { params }),
  };
};
