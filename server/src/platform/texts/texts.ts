import { type IssueText, issueText } from '@traject/contract/common/issues';
import { type Language, locales } from '@traject/contract/common/languages';
import type { core } from 'zod';
import { type Texts, texts } from '../../texts.ts';
import { type FieldLabel, labelOf } from './labels.ts';

export type ErrorKey = keyof Texts['errors'];
/** Labels are in the reader's own language. */
export type Values = Record<string, string | number | Date | { label: FieldLabel }>;

export const sentence = (language: Language, key: ErrorKey, values: Values = {}) =>
  fill(texts[language].errors[key], inWords(language, values));

export const fieldSentence = (language: Language, field: FieldLabel, issue: IssueText) =>
  `${texts[language].labels[field]}: ${texts[language].issues[issue]}.`;

/** The labels of fields that are asked for in words of their own. */
type Labels = ReadonlyMap<string, string>;

/** What is wrong with a field, as one readable sentence that names it by its label. */
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
) => fill(texts[language].issues[key], n === undefined ? {} : { n });

const isName = (part: PropertyKey): part is string => typeof part === 'string';

/** Times are Dutch local time. */
function inWords(language: Language, values: Values): Record<string, string | number> {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const;
  const say = (value: Values[string]) => {
    if (value instanceof Date)
      return new Intl.DateTimeFormat(locales[language].intl, format).format(value);
    return typeof value === 'object' ? texts[language].labels[value.label] : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say(value)]));
}

export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
