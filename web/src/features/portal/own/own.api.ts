import type { Endpoint } from '@traject/contract/common/endpoint';
import {
  type OwnChoices,
  type OwnDetails,
  ownPageApi,
  ownRecords,
} from '@traject/contract/common/ownPage';
import { call } from '../../../platform/api.ts';
import { fetchFile, upload } from '../../../platform/transfer.ts';
import type { Opened } from '../page/portalPage.api.ts';
import { type Kind, kinds } from './fields.ts';

/** A line in one of the lists; each kind has fields of its own. */
export type OwnRecord = { id: number; version?: number; own?: boolean } & Record<string, unknown>;
export type Own = {
  details: OwnDetails;
  choices: OwnChoices;
  lists: Record<Kind, OwnRecord[]>;
};
export type Body = Record<string, unknown>;

/** They are all asked in the same way, whatever is in them. */
const apis = ownRecords as unknown as Record<
  Kind,
  Record<'list' | 'create' | 'update' | 'remove', Endpoint>
>;
const about = ({ party, pageId }: Opened) => ({ party, params: { pageId } });
const oneOf = ({ party, pageId }: Opened, { path }: Endpoint, id: number) => ({
  party,
  params: { pageId, [path.slice(path.lastIndexOf(':') + 1)]: id },
});

export async function fetchOwn(opened: Opened): Promise<Own> {
  const [details, choices, ...lists] = await Promise.all([
    fetchDetails(opened),
    call(ownPageApi.choices, about(opened)),
    ...kinds.map(async (kind) => [kind, await fetchList(opened, kind)] as const),
  ]);
  return { details, choices, lists: Object.fromEntries(lists) as Own['lists'] };
}

export const fetchDetails = (opened: Opened) => call(ownPageApi.details, about(opened));

export const fetchList = (opened: Opened, kind: Kind) =>
  call(apis[kind].list, about(opened)) as Promise<OwnRecord[]>;

export const saveDetails = (opened: Opened, body: Body, version: number) =>
  call(ownPageApi.changeDetails, { ...about(opened), body: { ...body, version } });

export function saveRecord(opened: Opened, kind: Kind, body: Body, stored?: OwnRecord) {
  const { create, update } = apis[kind];
  if (!stored) return call(create, { ...about(opened), body });
  const { id, version } = stored;
  return call(update, {
    ...oneOf(opened, update, id),
    body: { ...body, ...(version && { version }) },
  });
}

export const removeRecord = (opened: Opened, kind: Kind, { id }: OwnRecord) =>
  call(apis[kind].remove, oneOf(opened, apis[kind].remove, id));

export const fetchPicture = (opened: Opened) => fetchFile(ownPageApi.picture, about(opened));

export const setPicture = (opened: Opened, picture: File) =>
  upload(ownPageApi.setPicture, { ...about(opened), body: {}, files: { picture } });

export const removePicture = (opened: Opened) => call(ownPageApi.removePicture, about(opened));
