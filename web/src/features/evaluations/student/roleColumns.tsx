import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { StudentWorkProcess } from '@traject/contract/evaluations';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { levelOf } from '../../../ui/levels/levels.tsx';
import { EvaluationLink, type EvaluationPlace } from '../links.tsx';
import { useRoleName } from '../names.ts';
import classes from './ProcessState.module.css';

type Columns = Column<StudentWorkProcess>[];

const roles: EvaluationRole[] = [
  'student',
  'teacher',
  'mentor',
  'coach',
  'recipient',
  'other_student',
];

/** A column for each kind of evaluator. */
export function useRoleColumns(studentId: number): Columns {
  const roleName = useRoleName(studentId);
  return roles.map((role) => ({
    key: role,
    header: { text: roleName(role) },
    cell: ({ states, ...process }) => (
      <ProcessState
        role={roleName(role)}
        now={states[role]}
        place={{ ...process, student: { id: studentId } }}
      />
    ),
    width: 118,
  }));
}

/** On a card the same states stand beside each other. */
export const inCard = (byRole: Columns): Columns[number] => ({
  key: 'states',
  header: { text: '' },
  stacked: 'bare',
  cell: (process) => (
    <dl className={classes.states}>
      {byRole.map(({ key, header, cell }) => (
        <div key={key}>
          <dt>{typeof header === 'object' && header.text}</dt>
          <dd>{cell(process)}</dd>
        </div>
      ))}
    </dl>
  ),
});

type State = StudentWorkProcess['states']['teacher'];

type Props = { role: string; now: State; place: Omit<EvaluationPlace, 'id'> };

/** A dot with its word; the word is a link when there is something to open. */
function ProcessState({ role, now: { state, score, no_level, evaluation_id }, place }: Props) {
  const { t } = useTranslation();
  const word = useStateWord({ state, score, no_level });
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
function useStateWord({ state, score, no_level }: Pick<State, 'state' | 'score' | 'no_level'>) {
  const { t } = useTranslation();
  const given = levelOf(score);
  const level = given && t(`levels.${given}`);
  if (level && state === 'pending')
    return t('student_evaluations.work_processes.asked_again', { level });
  if (level) return level;
  if (no_level && state === 'done') return t(`evaluation.no_levels.${no_level}`);
  return t(`student_evaluations.work_processes.states.${state === 'done' ? 'none' : state}`);
}
