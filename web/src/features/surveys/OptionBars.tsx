import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from './answerOf.ts';
import classes from './bars.module.css';
import type { Overall } from './ResultCard.tsx';

type Props = { answer: Answer; allowOther: boolean; overall: Overall | undefined };
type Row = { label: string; isChosen: boolean; count: number | undefined };

/** Each option with how often it was chosen, of all who answered; else just which one was. */
export function OptionBars({ answer, allowOther, overall }: Props) {
  const { t } = useTranslation();
  const other = { label: t('surveys.results.other'), isChosen: answer.words !== '' };
  const rows: Row[] = answer.choices.map((choice, place) => ({
    ...choice,
    count: overall?.shares[place]?.count,
  }));
  if (allowOther) rows.push({ ...other, count: overall?.other ?? undefined });
  return (
    <ul className={classes.options}>
      {rows.map((row) => (
        <Option key={row.label} row={row} all={overall?.count ?? 1} />
      ))}
    </ul>
  );
}

function Option({ row: { label, isChosen, count }, all }: { row: Row; all: number }) {
  const { t } = useTranslation();
  return (
    <li data-chosen={isChosen || undefined}>
      <span className={classes.label}>
        {label}
        {isChosen && <VisuallyHidden> {t('surveys.results.chosen')}</VisuallyHidden>}
      </span>
      {count === undefined ? (
        isChosen && <IconCheck size={16} stroke={2} aria-hidden />
      ) : (
        <>
          <span className={classes.track} aria-hidden>
            <span className={classes.bar} style={{ width: `${(count / all) * 100}%` }} />
          </span>
          <span className={classes.count}>
            {count}
            <VisuallyHidden> {t('surveys.results.times')}</VisuallyHidden>
          </span>
        </>
      )}
    </li>
  );
}
