import { useMediaQuery } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LevelCards } from './LevelCards.tsx';
import { LevelGrid } from './LevelGrid.tsx';
import { inOrder, type LevelsShown } from './levelOrder.ts';
import { useCellWords } from './useCellWords.ts';

/** Everybody's levels: a table where it fits, and a list of students on a phone. */
export function LevelsView({ levels, sort, ...props }: LevelsShown) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 43.74em)', false, { getInitialValueInEffect: false });
  const words = useCellWords();
  const ordered = useMemo(() => ({ ...levels, students: inOrder(levels, sort) }), [levels, sort]);
  if (levels.students.length === 0)
    return (
      <EmptyState
        icon={IconUsers}
        title={t('groups.levels.empty')}
        text={t('groups.levels.empty_text')}
      />
    );
  const View = isNarrow ? LevelCards : LevelGrid;
  return <View levels={ordered} sort={sort} words={words} {...props} />;
}
