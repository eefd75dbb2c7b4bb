import type { Label } from '@traject/contract/common/texts';
import { useTranslation } from 'react-i18next';
import { formatDate } from './format.ts';

type Value = string | boolean | null;

/** What a form holds, by the names that the fields have everywhere. */
export type Values = { [Name in Label]?: Value };

/** How a value reads where it is no text, no date and no yes or no. */
export type Show<V> = { [Name in keyof V]?: (value: V[Name]) => string };

/** The fields in which two sets of values differ, in words: the label, theirs and yours. */
export function useDifferences<V extends Values>(show: Show<V> = {}) {
  const { t } = useTranslation();

  const inWords = <Name extends keyof V & Label>(name: Name, value: V[Name]) =>
    show[name]?.(value) ?? plainly(value ?? null);
  const plainly = (value: Value) => {
    if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no');
    if (!value) return t('ui.conflict.nothing');
    return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
  };

  return (theirs: V, yours: V) =>
    (Object.keys(yours) as (keyof V & Label)[])
      .filter((name) => theirs[name] !== yours[name])
      .map((name) => ({
        label: t(`labels.${name as Label}`),
        theirs: inWords(name, theirs[name]),
        yours: inWords(name, yours[name]),
      }));
}
