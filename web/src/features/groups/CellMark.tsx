import { VisuallyHidden } from '@mantine/core';
import { IconClock, IconClockX } from '@tabler/icons-react';
import type { LevelCell } from '@traject/contract/groups';
import { LevelBars, levelOf } from '../../ui/levels/levels.tsx';
import classes from './LevelGrid.module.css';
import type { CellWords } from './useCellWords.ts';

type Props = { cell: LevelCell; words: CellWords };

/** A level as a mark and a word, and what is asked under it; each is also told without colour. */
export function CellMark({ cell, words }: Props) {
  const { level, asked, nothing } = words(cell);
  if (!level && !asked)
    return (
      <span className={classes.none}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{nothing}</VisuallyHidden>
      </span>
    );
  const Icon = cell.state === 'expired' ? IconClockX : IconClock;
  return (
    <>
      {level && (
        <span className={classes.level} data-none={cell.score === null || undefined}>
          {cell.score !== null && <LevelBars level={levelOf(cell.score)} />}
          {level}
        </span>
      )}
      {asked && (
        <span className={classes.asked} data-state={cell.state}>
          <Icon size={13} stroke={1.9} aria-hidden />
          {asked}
        </span>
      )}
    </>
  );
}
