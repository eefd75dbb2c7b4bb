import type { Label } from '@traject/contract/common/texts';
import { useTranslation } from 'react-i18next';
import { formatDate } from './format.ts';

type Value = string | number | boolean | null;

/** What a form holds, by the names of its fields. */
export type Values = object;

/** What a field is called, where that is not one of the words shared with the server. */
export type LabelOf<V> = (name: keyof V & string) => string;

/** How a value reads where it is no text, no date and no yes or no. */
export type Show<V> = { [Name in keyof V]?: (value: V[Name]) => string };

/** The fields in which two sets of values differ, in words: the label, theirs and yours. */
export function useDifferences<V extends Values>(show: Show<V> = {}, labelOf?: LabelOf<V>) {
  const { t } = useTranslation();
  const label: LabelOf<V> = labelOf ?? ((name) => t(`labels.${name as Label}`));

  const inWords = (name: keyof V, value: V[keyof V]) =>
    show[name]?.(value) ?? plainly((value ?? null) as Value);
  const plainly = (value: Value) => {
    if (typeof value === 'boolean') return t(value ? 'controls.yes' : 'controls.no');
    if (value === null || value === '') return t('controls.conflict.nothing');
    return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? formatDate(String(value)) : String(value);
  };

  return (theirs: V, yours: V) =>
    (Object.keys(yours) as (keyof V & string)[])
      .map((name) => ({
        label: label(name),
        theirs: inWords(name, theirs[name]),
        yours: inWords(name, yours[name]),
      }))
      .filter((field) => field.theirs !== field.yours);
}
