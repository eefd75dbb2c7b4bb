import { draftsOf, signedInAs } from './token.ts';

export type Draft<T> = { value: T; at: string };

/** One thing that is being typed, kept on the device until it is saved or given up. */
export function draftAt<T>(place: string) {
  const key = `${draftsOf(signedInAs()?.id ?? 0)}${place}`;
  return {
    read: () => readDraft<T>(key),
    write(value: T) {
      const draft: Draft<T> = { value, at: new Date().toISOString() };
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full device keeps no draft; the page itself still asks before it is left.
      }
    },
    remove: () => localStorage.removeItem(key),
  };
}

function readDraft<T>(key: string): Draft<T> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
