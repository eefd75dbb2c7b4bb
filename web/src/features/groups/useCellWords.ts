import { locales } from '@traject/contract/common/languages';
import type { LevelCell } from '@traject/contract/groups';
import { useMemo } from 'react';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { levelOf } from '../../ui/levels/levels.tsx';

export type CellWords = (cell: LevelCell) => {
  /** The level, or why there is none. */
  level: string | undefined;
  /** What is asked, or was. */
  asked: string | undefined;
  /** Instead of both. */
  nothing: string;
};

/** Made once for all cells: there may be a thousand. */
export function useCellWords(): CellWords {
  const { t } = useTranslation();
  return useMemo(() => {
    const language = locales[currentLanguage()].intl;
    const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    const day = new Intl.DateTimeFormat(language, short);
    const nothing = t('groups.levels.nothing');
    return ({ score, no_level, state, expires_at }) => {
      const level = levelOf(score);
      const until = expires_at && day.format(new Date(expires_at));
      return {
        nothing,
        level: level ? t(`levels.${level}`) : no_level ? t(`groups.levels.${no_level}`) : undefined,
        asked:
          state === 'pending'
            ? t('groups.levels.open_until', { day: until })
            : state === 'expired'
              ? t('groups.levels.expired')
              : undefined,
      };
    };
  }, [t]);
}

/** How much of what one student was asked is still open, and how much expired. */
export const countsOf = (cells: readonly LevelCell[]) => ({
  given: cells.filter(({ score }) => score !== null).length,
  open: cells.filter(({ state }) => state === 'pending').length,
  expired: cells.filter(({ state }) => state === 'expired').length,
});
