import { Button } from '@mantine/core';
import { IconClock, IconEyeOff } from '@tabler/icons-react';
import { correctionHours, type Evaluation } from '@traject/contract/evaluations';
import { formatDate } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { Row } from '../../../ui/layout.tsx';
import { LevelMark, levelOf } from '../../../ui/levels/levels.tsx';
import text from '../../../ui/text.module.css';
import classes from './score.module.css';

type Props = { evaluation: Evaluation; onCorrect: () => void };

/** The score as it was given, by whom and when; or who is still to give it. */
export function GivenScore({ evaluation, onCorrect }: Props) {
  const { t } = useTranslation();
  const { done_at, score, no_level, comments, evaluator, work_process } = evaluation;
  const level = levelOf(score);
  if (!done_at) return <Waiting evaluation={evaluation} />;
  if (evaluation.is_covered) return <Covered evaluation={evaluation} />;
  return (
    <>
      <div className={classes.part}>
        <h2 className={text.h3}>{t('evaluation.given.level')}</h2>
        <div className={classes.given}>
          <p className={text.h3}>
            {no_level ? t(`evaluation.no_levels.${no_level}`) : <LevelMark level={level} />}
          </p>
          {level && (
            <p className={`${text.soft} ${classes.result}`}>{work_process[`result_${level}`]}</p>
          )}
        </div>
      </div>
      <div className={classes.part}>
        <h2 className={text.h3}>{t('evaluation.comments.label')}</h2>
        {comments ? (
          <p className={`${text.lines} ${classes.comments}`}>{comments}</p>
        ) : (
          <p className={text.secondary}>{t('evaluation.given.no_comments')}</p>
        )}
      </div>
      <p className={`${text.secondary} ${classes.by}`}>
        {t('evaluation.given.by', { name: evaluator.name, date: formatDate(done_at) })}
      </p>
      {evaluation.may_correct && (
        <Row gap={12} wrap className={`${classes.correct} ${classes.last}`}>
          <Button variant="default" size="xs" onClick={onCorrect}>
            {t('evaluation.correct.action')}
          </Button>
          <span className={text.secondary}>
            {t('evaluation.correct.until', { hours: correctionHours })}
          </span>
        </Row>
      )}
    </>
  );
}

/** The organisation lets raters see the levels of others only after their own. */
function Covered({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation();
  return (
    <div className={`${classes.part} ${classes.last}`}>
      <Callout kind="info" icon={IconEyeOff} title={t('evaluation.given.covered')}>
        {t('evaluation.given.covered_text', { name: evaluation.evaluator.name })}
      </Callout>
    </div>
  );
}

function Waiting({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation();
  const { evaluator, requested_at, expires_at } = evaluation;
  return (
    <div className={`${classes.part} ${classes.last}`}>
      <Callout kind="info" icon={IconClock} title={t('evaluation.given.waiting')}>
        {t('evaluation.given.waiting_text', {
          name: evaluator.name,
          date: formatDate(requested_at),
          end: formatDate(expires_at),
        })}
      </Callout>
    </div>
  );
}
