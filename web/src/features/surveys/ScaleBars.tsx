import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Choice } from './answerOf.ts';
import classes from './bars.module.css';
import type { Overall } from './ResultCard.tsx';

type Props = { choices: readonly Choice[]; overall: Overall | undefined };

/** The numbers from low to high, each as tall as its share of all who answered. */
export function ScaleBars({ choices, overall }: Props) {
  const { t } = useTranslation();
  const counts = choices.map((_, place) => overall?.shares[place]?.count);
  const all = overall?.count ?? 1;
  return (
    <ul className={classes.scale} data-counted={!!overall || undefined}>
      {choices.map(({ label, isChosen }, place) => {
        const count = counts[place];
        return (
          <li key={label} data-chosen={isChosen || undefined}>
            <span className={classes.mark}>{label}</span>
            {isChosen && <VisuallyHidden>{t('surveys.results.chosen')}</VisuallyHidden>}
            {count !== undefined && (
              <>
                <span className={classes.column} aria-hidden>
                  <span className={classes.bar} style={{ height: `${(count / all) * 100}%` }} />
                </span>
                <span className={classes.count}>
                  {count}
                  <VisuallyHidden> {t('surveys.results.times')}</VisuallyHidden>
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
