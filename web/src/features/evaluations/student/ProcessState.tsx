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
  const word =
    state === 'done'
      ? t(`evaluation.level.${levelOf(score) ?? 'starter'}`)
      : t(`student_evaluations.work_processes.states.${state}`);
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
