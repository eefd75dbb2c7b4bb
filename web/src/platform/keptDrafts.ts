import { readDraft } from './draft.ts';
import { draftsOf, signedInAs } from './token.ts';

export type KeptDraft = { key: string; at: string; path: string; title: string };

/** What whoever is signed in typed and did not save, the newest first. */
export function keptDrafts(): KeptDraft[] {
  const prefix = draftsOf(signedInAs()?.id ?? 0);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const { at, path, title } = readDraft(key) ?? {};
      return at && path && title ? [{ key, at, path, title }] : [];
    })
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** Which there are and of when, as one text. */
export const draftsNow = () =>
  keptDrafts()
    .map(({ key, at }) => `${key} ${at}`)
    .join('\n');
