import { issueText } from '@traject/contract/common/issues';
import type { Language } from '@traject/contract/common/languages';
import sharedEn from '@traject/contract/common/texts.en';
import sharedNl from '@traject/contract/common/texts.nl';
import type { core } from 'zod';
import en from './texts.en.ts';
import nl from './texts.nl.ts';

export type ErrorKey = keyof typeof nl;

const catalogues = { nl, en };
const shared = { nl: sharedNl, en: sharedEn };

export const sentence = (
  language: Language,
  key: ErrorKey,
  values: Record<string, string | number> = {},
) => fill(catalogues[language][key], values);

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

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
