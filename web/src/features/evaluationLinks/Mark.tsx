import type { NoLevel } from '@traject/contract/common/evaluationAnswer';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './answer.module.css';
import { levels } from './answers.ts';

type Props = { said: { score: number | null; no_level?: NoLevel | null } };

/** An answer as bars and a word; one that is no level has only the word. */
export function Mark({ said: { score, no_level } }: Props) {
  const { t } = useTranslation();
  const level = levels[(score ?? 0) - 1];
  if (!level)
    return t(no_level ? `evaluation_page.no_level.${no_level}` : 'evaluation_page.none_yet');
  return (
    <span className={classes.mark}>
      <span className={classes.bars} aria-hidden>
        {levels.map((each, place) => (
          <i key={each} data-filled={place < (score ?? 0) || undefined} />
        ))}
      </span>
      {t(`evaluation_page.level.${level}`)}
    </span>
  );
}
