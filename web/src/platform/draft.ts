import { draftsOf, signedInAs } from './token.ts';

/** With the place where it was typed, to lead back there; not for a page behind a link, whose address is a key. */
export type Draft<T> = { value: T; at: string; path?: string; title?: string };

/** On a page behind a link: what is typed there does not belong to whoever is signed in on the device. */
const isBehindLink = () => document.documentElement.hasAttribute('data-link');

/** One thing that is being typed, kept on the device until it is saved or given up. */
export function draftAt<T>(place: string) {
  const owner = isBehindLink() ? 0 : (signedInAs()?.id ?? 0);
  const key = `${draftsOf(owner)}${place}`;
  return {
    key,
    read: () => readDraft<T>(key),
    write(value: T) {
      const { pathname, search } = window.location;
      const where = owner ? { path: pathname + search, title: document.title } : {};
      const draft: Draft<T> = { value, at: new Date().toISOString(), ...where };
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full device keeps no draft; the page itself still asks before it is left.
      }
      tell();
    },
    remove: () => removeDraft(key),
  };
}

/** Also where its form is no longer there, as that of an invoice that became final. */
export function removeDraft(key: string) {
  localStorage.removeItem(key);
  tell();
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export function onDraftsChanged(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function readDraft<T>(key: string): Draft<T> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
