import { type IssueText, issueText } from '@traject/contract/common/issues';
import { type Language, locales } from '@traject/contract/common/languages';
import sharedEn from '@traject/contract/common/texts.en';
import sharedNl from '@traject/contract/common/texts.nl';
import type { core } from 'zod';
import administrationEn from './administration.en.ts';
import administrationNl from './administration.nl.ts';
import doorEn from './door.en.ts';
import doorNl from './door.nl.ts';
import { type FieldLabel, labelOf, labels } from './labels.ts';
import schoolEn from './school.en.ts';
import schoolNl from './school.nl.ts';
import restEn from './texts.en.ts';
import restNl from './texts.nl.ts';

const nl = { ...restNl, ...schoolNl, ...administrationNl, ...doorNl };
const en: typeof nl = { ...restEn, ...schoolEn, ...administrationEn, ...doorEn };

export type ErrorKey = keyof typeof nl;
/** A label is said in the reader's own language. */
export type Values = Record<string, string | number | Date | { label: FieldLabel }>;

const catalogues = { nl, en };
const issues = { nl: sharedNl.issues, en: sharedEn.issues };

export const sentence = (language: Language, key: ErrorKey, values: Values = {}) =>
  fill(catalogues[language][key], inWords(language, values));

export const fieldSentence = (language: Language, field: FieldLabel, issue: IssueText) =>
  `${labels[language][field]}: ${issues[language][issue]}.`;

/** What is wrong with a field, as one readable sentence that names it by its label. */
/** Fields that are asked for by words of their own are named by these. */
type Labels = ReadonlyMap<string, string>;

export function issueSentence(language: Language, issue: core.$ZodIssue, labels?: Labels): string {
  const { key, n } = issueText(issue);
  const field = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path.findLast(isName);
  const label = field && (labels?.get(field) ?? labelOf(language, field));
  const words = issueWords(language, { key, n });
  return label ? `${label}: ${words}.` : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

export const issueWords = (
  language: Language,
  { key, n }: { key: IssueText; n?: number | undefined },
) => fill(issues[language][key], n === undefined ? {} : { n });

const isName = (part: PropertyKey): part is string => typeof part === 'string';

/** A moment is said as a clock in the Netherlands said it. */
function inWords(language: Language, values: Values): Record<string, string | number> {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const;
  const say = (value: Values[string]) => {
    if (value instanceof Date)
      return new Intl.DateTimeFormat(locales[language].intl, format).format(value);
    return typeof value === 'object' ? labels[language][value.label] : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say(value)]));
}

export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
