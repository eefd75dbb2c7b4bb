import { inEach, type Language } from './languages.ts';
import en from './tagNames.en.ts';
import nl from './tagNames.nl.ts';

const tagNames: Record<Language, typeof nl> = { nl, en };

/** What a template can be filled in for. */
export const templateScopes = ['trajectory'] as const;

/** The tags that are filled in automatically, for both sides. */
export const standardTags = (Object.keys(nl) as StandardTag[]).map((name) => ({
  name,
  ...inEach(tagNames, (names) => names[name]),
}));

export type StandardTag = keyof typeof nl;

export const isStandardTag = (name: string): name is StandardTag =>
  standardTags.some((tag) => tag.name === name);
