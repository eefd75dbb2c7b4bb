import type { Claims } from '@traject/contract/auth';

/** What outlives a sign-out: choices of the device, and a client who is known here; nothing of the person. */
const kept = /^(cookies$|language$|mine:|party(:|$))/;

export const storedToken = () => localStorage.getItem('token');

export function storeToken(token: string) {
  localStorage.setItem('token', token);
  noteClock(token);
}

/** How far the clock of this device is behind the server's, which just made the token. */
export const lag = 'lag';
export function noteClock(token: string | null) {
  const made = readClaims(token)?.iat;
  if (made) sessionStorage.setItem(lag, String(made * 1000 - Date.now()));
}

/** What somebody typed and did not save: `draft:7:…` belongs to the account with that id. */
const draft = 'draft:';
export const draftsOf = (owner: number) => `${draft}${owner}:`;

/** Until when drafts wait for their writer, once the session has ended by itself. */
const until = `${draft}until`;
const patience = 8 * 3_600_000;

/** A session that ended by itself keeps the drafts for a while, to offer them back to their writer. */
export function forgetPerson({ keepDrafts = false } = {}) {
  const lapse = Math.min(lapseOfDrafts(), Date.now() + patience);
  if (keepDrafts && Object.keys(localStorage).some(isSomebodys))
    localStorage.setItem(until, String(lapse));
  forget((key) => !kept.test(key) && !(keepDrafts && key.startsWith(draft)));
  sessionStorage.clear();
}

/** Drafts that nobody came back for are deleted at the next look, even if the page was closed. */
export function forgetUnclaimedDrafts() {
  if (!isSignedIn() && Date.now() > lapseOfDrafts())
    forget((key) => key === until || isSomebodys(key));
}

/** Unless noted, that long after the session ended. */
const lapseOfDrafts = () =>
  Number(localStorage.getItem(until) ?? (readClaims(storedToken())?.exp ?? 0) * 1000 + patience);

/** What is typed on a page behind a link belongs to no account, and no session ends there. */
const isSomebodys = (key: string) => /^draft:[1-9]/.test(key);

export const forgetDraftsOfOthers = () =>
  forget(
    (key) =>
      key.startsWith(draft) &&
      !key.startsWith(draftsOf(signedInAs()?.id ?? 0)) &&
      // What a client is filling in behind a link belongs to nobody who signs in here.
      !key.startsWith(draftsOf(0)),
  );

function forget(isGone: (key: string) => boolean) {
  for (const key of Object.keys(localStorage)) if (isGone(key)) localStorage.removeItem(key);
}

/** Whose token this is, even past its time. */
export const ownerOf = (token: string | null) => readClaims(token)?.id;

/** Who the stored token speaks of; undefined when it is missing, unreadable or past its time. */
export function signedInAs(): Known | undefined {
  const claims = readClaims(storedToken());
  return claims && claims.exp * 1000 > Date.now() ? claims : undefined;
}

export const isSignedIn = () => signedInAs() !== undefined;

/** The server alone trusts a token; the screen only reads the name and the end of it. */
export function readClaims(token: string | null): Known | undefined {
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

/** An older token may not say when it was made. */
type Known = Pick<Claims, 'id' | 'first_name' | 'last_name' | 'exp'> & Partial<Claims>;

const isClaims = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && typeof (value as Claims).exp === 'number';
