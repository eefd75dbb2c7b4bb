import { issueText } from '@traject/contract/common/issues';
import * as z from 'zod/mini';
import type { Translate } from './i18n.ts';

// The content security policy allows no code made at run time; so zod need not try.
z.config({ jitless: true });

/** The contract's own schema as the check of a form, with a sentence at each field. */
export const checkForm =
  <Values>(schema: z.core.$ZodType<unknown, Values>, t: Translate) =>
  (values: Values): Record<string, string> => {
    const result = z.safeParse(schema, values, { reportInput: true });
    if (result.success) return {};
    const sentences: Record<string, string> = {};
    for (const issue of result.error.issues)
      sentences[issue.path.join('.')] ??= sentence(issue, isEmptyAt(values, issue.path), t);
    return sentences;
  };

function sentence(issue: z.core.$ZodIssue, isEmpty: boolean, t: Translate) {
  // An empty box is not a wrong email address, it is an empty box.
  const { key, n } = isEmpty ? { key: 'required' as const } : issueText(issue);
  const text = t(`issues.${key}`, { n });
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const isEmptyAt = (values: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], values) === '';
