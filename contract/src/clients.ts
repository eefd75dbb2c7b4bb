import * as z from 'zod/mini';
import {
  client,
  clientChange,
  clientInput,
  clientSearchAnswer,
  clientSearchInput,
} from './clients.shapes.ts';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';

export * from './clients.shapes.ts';

const access = 'trajectories';
const one = {
  access,
  path: '/clients/:clientId',
  params: z.strictObject({ clientId: idOf('client') }),
} as const;
const picture = { ...one, path: `${one.path}/picture` } as const;

/**
 * Each of these reveals whether an address is known, so nobody may work through a list of
 * addresses.
 */
const triedAddresses = [{ by: 'account', max: 20, minutes: 1 }] as const;

export const clientsApi = {
  search: endpoint({
    summary: 'Finds a client of an organisation by email address',
    method: 'POST',
    path: '/clients/search',
    access,
    limits: triedAddresses,
    body: clientSearchInput,
    response: clientSearchAnswer,
  }),
  create: endpoint({
    summary: 'Adds a client',
    about: 'client',
    method: 'POST',
    path: '/clients',
    access,
    limits: triedAddresses,
    body: clientInput,
    response: client,
  }),
  get: endpoint({
    summary: 'Returns the profile of a client',
    about: 'client',
    ...one,
    method: 'GET',
    response: client,
  }),
  update: endpoint({
    summary: 'Changes the profile of a client',
    about: 'client',
    ...one,
    method: 'PATCH',
    limits: triedAddresses,
    body: clientChange,
    response: client,
  }),
  picture: endpoint({
    summary: 'Downloads the picture of a client',
    ...picture,
    method: 'GET',
    file: true,
  }),
  setPicture: endpoint({
    summary: 'Sets the picture of a client',
    ...picture,
    method: 'POST',
    upload: { picture: { kinds: ['image'] } },
    body: z.strictObject({}),
  }),
  removePicture: endpoint({
    summary: 'Deletes the picture of a client',
    ...picture,
    method: 'DELETE',
  }),
};
