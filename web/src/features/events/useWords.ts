import type { RecordType } from '@traject/contract/common/recordTypes';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Pair = { type: RecordType; id: number; name: string | null };

/** An event's codes in words. */
export function useWords() {
  const { t, i18n } = useTranslation();
  return {
    /** What a newer version of the program did may have no words here yet. */
    action: (action: string) => {
      const key = `events.actions.${action}`;
      return i18n.exists(key) ? t(key as ParseKeys) : t('events.unknown_action');
    },
    record: ({ type, id, name }: Pair) =>
      name ?? t('events.numbered', { type: t(`events.records.${type}`), id }),
    kind: (type: RecordType) => t(`events.records.${type}`),
  };
}
