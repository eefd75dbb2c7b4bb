import type { Language } from '@traject/contract/common/languages';
import { type Texts, texts } from '../../texts.ts';

export type FieldLabel = keyof Texts['labels'];

/** What a field is called; one without a label is called by its own name. */
export function labelOf(language: Language, field: string) {
  const { labels } = texts[language];
  return Object.hasOwn(labels, field) ? labels[field as FieldLabel] : field.slice(0, 60);
}
