import { inEach } from './languages.ts';
import { tagNames } from './words.ts';

/** What a template may be filled in for. */
export const templateScopes = ['trajectory'] as const;

/** The tags that fill themselves in; both sides know them by this list. */
export const standardTags = (Object.keys(tagNames.nl) as StandardTag[]).map((name) => ({
  name,
  ...inEach(tagNames, (names) => names[name]),
}));

export type StandardTag = keyof typeof tagNames.nl;

export const isStandardTag = (name: string): name is StandardTag =>
  standardTags.some((tag) => tag.name === name);
