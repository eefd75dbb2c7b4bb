import type { Language } from '@traject/contract/common/languages';
import en from './texts.en.ts';
import nl from './texts.nl.ts';

export type Texts = typeof nl;

/** The server's texts: a language without texts, or a text without a language, does not compile. */
export const texts: Record<Language, Texts> = { nl, en };
