import type { StudentWorkProcess } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { EvaluationLink, type EvaluationPlace } from '../EvaluationLink.tsx';
import { levelOf } from '../levels.ts';
import classes from './ProcessState.module.css';

type State = StudentWorkProcess['states']['teacher'];

type Props = { role: string; now: State; place: Omit<EvaluationPlace, 'id'> };

/** A dot with its word; the word is a link when there is something to open. */
export function ProcessState({ role, now: { state, score, evaluation_id }, place }: Props) {
  const { t } = useTranslation();
  const word = useStateWord({ state, score });
  return (
    <span className={classes.state} data-state={state}>
      <i aria-hidden />
      {evaluation_id === null || state === 'expired' ? (
        word
      ) : (
        <EvaluationLink
          of={{ ...place, id: evaluation_id }}
          className={classes.link}
          aria-label={t('student_evaluations.work_processes.state_of', { role, state: word })}
        >
          {word}
        </EvaluationLink>
      )}
    </span>
  );
}

/** A new request does not hide the level that was given before. */
function useStateWord({ state, score }: Pick<State, 'state' | 'score'>) {
  const { t } = useTranslation();
  const given = levelOf(score);
  const level = given && t(`evaluation.level.${given}`);
  if (level && state === 'pending')
    return t('student_evaluations.work_processes.asked_again', { level });
  if (level) return level;
  return t(`student_evaluations.work_processes.states.${state === 'done' ? 'none' : state}`);
}
