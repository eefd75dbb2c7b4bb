const most = 100;
const tenMinutes = 10 * 60 * 1000;
const unheard = new Map<string, { key: string; at: number }>();

/**
 * Sends something under a key for which the server does it once. What is sent again in the same words
 * soon after no answer came is the same act, under the same key.
 */
export async function act<T>(
  what: string,
  send: (key: string) => Promise<T>,
  isLost: (error: unknown) => boolean,
): Promise<T> {
  const known = unheard.get(what);
  unheard.delete(what);
  const key = known && Date.now() - known.at < tenMinutes ? known.key : newKey();
  try {
    return await send(key);
  } catch (error) {
    if (isLost(error)) remember(what, key);
    throw error;
  }
}

function remember(what: string, key: string) {
  const oldest = unheard.keys().next();
  if (unheard.size >= most && !oldest.done) unheard.delete(oldest.value);
  unheard.set(what, { key, at: Date.now() });
}

/** Not `randomUUID`, which a browser has only on a secure address. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
