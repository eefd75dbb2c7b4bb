import { inEach } from './languages.ts';
import { tagNames } from './words.ts';

/** What a template can be filled in for. */
export const templateScopes = ['trajectory'] as const;

/** The tags that are filled in automatically, for both sides. */
export const standardTags = (Object.keys(tagNames.nl) as StandardTag[]).map((name) => ({
  name,
  ...inEach(tagNames, (names) => names[name]),
}));

export type StandardTag = keyof typeof tagNames.nl;

export const isStandardTag = (name: string): name is StandardTag =>
  standardTags.some((tag) => tag.name === name);
