import { lag, readClaims, storedToken } from './token.ts';

/** When the session ends, can be renewed, and ends at the very last, by the clock of this device. */
export function sessionTimes() {
  const claims = readClaims(storedToken());
  if (!claims) return undefined;
  const { exp, iat = exp, latest = exp } = claims;
  const here = (seconds: number) => seconds * 1000 - Number(sessionStorage.getItem(lag) ?? 0);
  return { ends: here(exp), half: here((iat + exp) / 2), latest: here(latest) };
}
