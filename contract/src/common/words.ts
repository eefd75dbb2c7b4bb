import type { Language } from './languages.ts';
import * as en from './words.en.ts';
import * as nl from './words.nl.ts';

/** What server and screens both say, each list apart: a page loads only those that it uses. */
export const stateNames = { nl: nl.states, en: en.states } satisfies Record<Language, unknown>;
export const tagNames = { nl: nl.tags, en: en.tags } satisfies Record<Language, unknown>;
export const sharedTexts = { nl: nl.shared, en: en.shared } satisfies Record<Language, unknown>;
export const eventWords = { nl: nl.events, en: en.events } satisfies Record<Language, unknown>;
