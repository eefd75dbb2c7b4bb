import type { Claims } from '@traject/contract/auth';

/** What outlives a sign-out: choices of the device, nothing of the person. */
const kept = ['cookies', 'language'];

export const storedToken = () => localStorage.getItem('token');

export const storeToken = (token: string) => localStorage.setItem('token', token);

export function forgetPerson() {
  for (const key of Object.keys(localStorage))
    if (!kept.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
}

/** Whose token this is, also past its time. */
export const ownerOf = (token: string | null) => readClaims(token)?.id;

/** Who the stored token speaks of; undefined when it is missing, unreadable or past its time. */
export function signedInAs(): Claims | undefined {
  const claims = readClaims(storedToken());
  return claims && claims.exp * 1000 > Date.now() ? claims : undefined;
}

export const isSignedIn = () => signedInAs() !== undefined;

/** The server alone trusts a token; the screen only reads the name and the end of it. */
function readClaims(token: string | null): Claims | undefined {
  const payload = token?.split('.')[1];
  if (!payload) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

const isClaims = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && typeof (value as Claims).exp === 'number';
