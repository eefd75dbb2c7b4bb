import type { RecordType } from '@traject/contract/common/recordTypes';
import type { Event } from '@traject/contract/events';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Pair = { type: RecordType; id: number; name: string | null };

/** Puts the codes of an event into words. */
export function useWords() {
  const { t, i18n } = useTranslation();
  /** An action of a newer version of the program may have no words here yet. */
  const words = (action: string) => {
    const key = `events.acts.${action}`;
    return t((i18n.exists(key) ? key : 'events.unknown_action') as ParseKeys);
  };
  return {
    event: ({ action, refused }: Pick<Event, 'action' | 'refused'>) => {
      if (refused === null) return words(action);
      if (refused === 429) return t('events.too_often', { action: words(action) });
      if (action === 'auth.login') return t('events.wrong_password');
      return t('events.refused', { action: words(action) });
    },
    record: ({ type, id, name }: Pair) =>
      name ?? t('events.numbered', { type: t(`events.records.${type}`), id }),
    kind: (type: RecordType) => t(`events.records.${type}`),
  };
}
