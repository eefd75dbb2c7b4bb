import nl from './tagNames.nl.ts';

/** What a template can be filled in for. */
export const templateScopes = ['trajectory'] as const;

/** The tags that are filled in automatically, for both sides. */
export const standardTags = Object.keys(nl) as StandardTag[];
export type StandardTag = keyof typeof nl;

export const isStandardTag = (name: string): name is StandardTag =>
  standardTags.some((tag) => tag === name);
