import { queryOptions } from '@tanstack/react-query';
import type { Party } from '@traject/contract/approvals';
import { portalApi } from '@traject/contract/portal';
import { call } from '../../platform/api.ts';

export const sharedKey = (trajectoryId: number) => ['portal', trajectoryId];

export const sharedQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: sharedKey(trajectoryId),
    queryFn: ({ signal }) => call(portalApi.shared, { params: { trajectoryId }, signal }),
  });

export type PageKey = { trajectoryId: number; party: Party };

/** Looking is recorded, so it is never fetched ahead nor kept. */
export const viewQuery = (params: PageKey) =>
  queryOptions({
    queryKey: ['portal-view', params],
    queryFn: ({ signal }) => call(portalApi.view, { params, signal }),
    gcTime: 10_000,
    refetchOnReconnect: false,
  });

export const invite = (params: PageKey) => call(portalApi.invite, { params });

export const closePage = (params: PageKey) => call(portalApi.close, { params });

type Contact = { name: string; email: string };

export const addContact = (trajectoryId: number, contact: Contact) =>
  call(portalApi.addContact, { params: { trajectoryId }, body: contact });

export const removeContact = (trajectoryId: number, portalContactId: number) =>
  call(portalApi.removeContact, { params: { trajectoryId, portalContactId } });

export const markSeen = (trajectoryId: number, up_to: number) =>
  call(portalApi.seen, { params: { trajectoryId }, body: { up_to } });
