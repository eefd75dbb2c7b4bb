import { queryOptions } from '@tanstack/react-query';
import {
  type AccountChange,
  type AddressInput,
  accountApi,
  type PasswordInput,
} from '@traject/contract/account';
import { call } from '../../platform/api.ts';
import { setLanguage } from '../../platform/i18n.ts';
import { ownPictureQuery } from '../../platform/ownPicture.ts';
import { renewSession } from '../../platform/renewSession.ts';
import { meQuery } from '../../platform/session.ts';
import { upload } from '../../platform/transfer.ts';
import type { PictureStore } from '../../ui/picture/pictureStore.ts';

/** Below the key of `meQuery`, so that both are invalidated together. */
export const accountKey = [...meQuery.queryKey, 'account'];

export const accountQuery = queryOptions({
  queryKey: accountKey,
  queryFn: ({ signal }) => call(accountApi.get, { signal }),
});

/** The session holds the name that the header shows, and the screen follows the chosen language. */
export async function changeAccount(body: AccountChange) {
  const changed = await call(accountApi.update, { body });
  await renewSession().catch(() => undefined);
  await setLanguage(changed.language);
  return changed;
}

export const ownPicture: PictureStore = {
  query: ownPictureQuery,
  refresh: meQuery.queryKey,
  set: (picture, sending) => upload(accountApi.setPicture, { files: { picture }, ...sending }),
  remove: () => call(accountApi.removePicture),
};

export const setPassword = (body: PasswordInput) => call(accountApi.setPassword, { body });

export const askAddress = (body: AddressInput) => call(accountApi.askAddress, { body });
export const dropAddress = () => call(accountApi.dropAddress);

export const endSession = ({ id }: { id: string }) =>
  call(accountApi.endSession, { params: { session: id } });
export const endOtherSessions = () => call(accountApi.endOtherSessions);
