import { ApiError, Unheard } from '../../../platform/api.ts';
import { draftsOf } from '../../../platform/token.ts';

type Known = { token: string; until: number };

const month = 30 * 24 * 3_600_000;
const name = 'party';
/** What was seen last, for a party that stays known: `party:abcdefgh:/mine`. */
const lastSeen = (token: string, path = '') => `${name}:${token.slice(0, 12)}:${path}`;

/** Whether this browser has been let in, and was not told to forget it. */
export const isKnown = () => tokens().length > 0;

export const tokens = () => [localStorage, sessionStorage].flatMap((store) => tokensIn(store));

export const isRemembered = (token: string) => tokensIn(localStorage).includes(token);

export function know(token: string, remembered: boolean) {
  const store = remembered ? localStorage : sessionStorage;
  write(store, [...read(store), { token, until: Date.now() + month }]);
}

/** A token is forgotten with all that was seen by it. */
export function forget(token: string) {
  for (const store of [localStorage, sessionStorage])
    write(
      store,
      read(store).filter((known) => known.token !== token),
    );
  for (const key of Object.keys(localStorage))
    if (key.startsWith(lastSeen(token))) localStorage.removeItem(key);
}

/** What was seen of pages that are no longer open goes too. */
export function forgetPages(token: string, open: readonly number[]) {
  const paths = open.map((id) => `/pages/${id}`);
  const head = lastSeen(token, '/pages/');
  for (const key of Object.keys(localStorage)) {
    const path = key.slice(lastSeen(token).length);
    const isOpen = paths.some((one) => path === one || path.startsWith(`${one}/`));
    if (key.startsWith(head) && !isOpen) localStorage.removeItem(key);
  }
}

/** Told when another tab was let in or told to forget. */
export function onOtherTab(changed: () => void) {
  const look = ({ key }: StorageEvent) => (key === name || key === null) && changed();
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

/** Also what was typed behind a link and not sent. */
export function forgetAll() {
  for (const token of tokens()) forget(token);
  for (const key of Object.keys(localStorage))
    if (key.startsWith(draftsOf(0))) localStorage.removeItem(key);
}

/** What is past its time is wiped at the next look, with or without a connection. */
export function forgetPast() {
  for (const { token, until } of read(localStorage)) if (until < Date.now()) forget(token);
  const heads = tokensIn(localStorage).map((token) => lastSeen(token));
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${name}:`) && !heads.some((head) => key.startsWith(head)))
      localStorage.removeItem(key);
}

const tokensIn = (store: Storage) => read(store).map(({ token }) => token);

function read(store: Storage): Known[] {
  try {
    const found: unknown = JSON.parse(store.getItem(name) ?? '[]');
    return Array.isArray(found) ? found.filter(isToken) : [];
  } catch {
    return [];
  }
}

const isToken = (one: Known | null) =>
  /^[\w-]{43}$/.test(String(one?.token)) && typeof one?.until === 'number';

function write(store: Storage, known: Known[]) {
  if (known.length > 0) store.setItem(name, JSON.stringify(known));
  else store.removeItem(name);
}

/** This browser may not see it any more. */
export const isOver = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 404);

/** What was asked for; `at` says when, where it is what was seen last. */
export type Seen<T> = { value: T; at?: string };

/** Asks, and falls back on what was seen last when there is no connection. */
export async function seenOr<T>(
  { token, path }: { token: string; path: string },
  ask: () => Promise<T>,
): Promise<Seen<T>> {
  const key = lastSeen(token, path);
  try {
    const value = await ask();
    if (isRemembered(token)) keep(key, { value, at: new Date().toISOString() });
    return { value };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forget(token);
    if (error instanceof ApiError && error.status === 404) localStorage.removeItem(key);
    const kept = error instanceof Unheard && localStorage.getItem(key);
    if (!kept) throw error;
    return JSON.parse(kept) as Seen<T>;
  }
}

/** A full store is no reason to show nothing. */
function keep(key: string, seen: Seen<unknown>) {
  try {
    localStorage.setItem(key, JSON.stringify(seen));
  } catch {
    localStorage.removeItem(key);
  }
}
