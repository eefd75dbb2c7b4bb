import { type IssueText, issueText } from '@traject/contract/common/issues';
import type { Language } from '@traject/contract/common/languages';
import type { Label } from '@traject/contract/common/texts';
import sharedEn from '@traject/contract/common/texts.en';
import sharedNl from '@traject/contract/common/texts.nl';
import type { core } from 'zod';
import en from './texts.en.ts';
import nl from './texts.nl.ts';

export type ErrorKey = keyof typeof nl;
export type Values = Record<string, string | number | Date>;

const catalogues = { nl, en };
const shared = { nl: sharedNl, en: sharedEn };

export const sentence = (language: Language, key: ErrorKey, values: Values = {}) =>
  fill(catalogues[language][key], inWords(language, values));

export const fieldSentence = (language: Language, field: Label, issue: IssueText) =>
  `${shared[language].labels[field]}: ${shared[language].issues[issue]}.`;

/** What is wrong with a field, as one readable sentence that names it by its label. */
export function issueSentence(language: Language, issue: core.$ZodIssue): string {
  const { key, n } = issueText(issue);
  const { issues, labels } = shared[language];
  const field = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path.findLast(isName);
  const label = field && ((labels as Record<string, string>)[field] ?? field.slice(0, 60));
  const words = fill(issues[key], n === undefined ? {} : { n });
  return label ? `${label}: ${words}.` : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

const isName = (part: PropertyKey): part is string => typeof part === 'string';

const locales = { nl: 'nl-NL', en: 'en-GB' };

/** A moment is said as a clock in the Netherlands said it. */
function inWords(language: Language, values: Values): Record<string, string | number> {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const;
  const say = (value: Values[string]) =>
    value instanceof Date
      ? new Intl.DateTimeFormat(locales[language], format).format(value)
      : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say(value)]));
}

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
