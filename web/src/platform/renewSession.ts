import { accountApi } from '@traject/contract/account';
import { call } from './api.ts';
import { storeToken } from './token.ts';

/** The same session with a later end, and with the name that its owner has now. */
export async function renewSession() {
  const { token } = await call(accountApi.renew);
  storeToken(token);
}
