import type { RecordType } from '@traject/contract/common/recordTypes';
import type { Event } from '@traject/contract/events';
import { hasText, useTranslation } from '../../platform/i18n.ts';
import type { TextKey } from '../../texts.ts';

type Pair = { type: RecordType; id: number; name: string | null };

/** Puts the codes of an event into words. */
export function useWords() {
  const { t } = useTranslation();
  /** An action of a newer version of the program may have no words here yet. */
  const words = (action: string) => {
    const key = `events.acts.${action}`;
    return t((hasText(key) ? key : 'events.unknown_action') as TextKey);
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
