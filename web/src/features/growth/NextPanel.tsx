import {
  IconClockExclamation,
  IconMessageQuestion,
  IconPencil,
  IconPhoto,
  IconTargetArrow,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StudentWorkProcess } from '@traject/contract/evaluations';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { levelOf } from '../../ui/levels/levels.tsx';
import { Panel } from '../../ui/Panel.tsx';
import text from '../../ui/text.module.css';
import { targetsQuery } from './growth.api.ts';
import classes from './growth.module.css';
import { nextSteps, type Step } from './next.ts';

type Props = { studentId: number; processes: readonly StudentWorkProcess[] };

const icons = {
  answer: IconPencil,
  target: IconTargetArrow,
  late: IconClockExclamation,
  show: IconPhoto,
  again: IconClockExclamation,
  ask: IconMessageQuestion,
};

/** What brings the student further now. */
export function NextPanel({ studentId, processes }: Props) {
  const { t } = useTranslation();
  const { data: targets } = useQuery(targetsQuery(studentId));
  if (!targets || processes.length === 0) return null;
  const { steps, more } = nextSteps(processes, targets);
  return (
    <div className={classes.nextPanel}>
      <Panel title={t('next.title')}>
        {steps.length === 0 ? (
          <p className={`${text.soft} ${classes.none}`}>{t('next.nothing')}</p>
        ) : (
          <ul className={classes.next}>
            {steps.map((step) => (
              <li key={keyOf(step)}>
                <Icon of={icons[step.kind]} />
                <p>
                  <StepLink studentId={studentId} step={step} />
                </p>
              </li>
            ))}
            {more > 0 && (
              <li>
                <span />
                <p className={text.soft}>{t('next.more', { count: more })}</p>
              </li>
            )}
          </ul>
        )}
      </Panel>
    </div>
  );
}

const keyOf = (step: Step) =>
  step.kind === 'ask'
    ? step.kind
    : `${step.kind} ${step.diploma_id} ${step.work_process_id} ${dayOf(step)}`;
const dayOf = (step: Step) => ('due_on' in step ? step.due_on : '');

/** Where it is done. */
function StepLink({ studentId, step }: { studentId: number; step: Step }) {
  const words = useWords(step);
  const student = { studentId: String(studentId) };
  if (step.kind === 'answer')
    return (
      <Link
        to="/evaluation-students/$studentId/$diplomaId/$workProcessId/$evaluationId"
        params={{
          ...student,
          diplomaId: String(step.diploma_id),
          workProcessId: String(step.work_process_id),
          evaluationId: String(step.evaluation_id),
        }}
      >
        {words}
      </Link>
    );
  if (step.kind === 'target' || step.kind === 'late')
    return (
      <Link
        to="/chart/$studentId/$diplomaId"
        params={{ ...student, diplomaId: String(step.diploma_id) }}
      >
        {words}
      </Link>
    );
  return (
    <Link to="/work-processes/$studentId" params={student}>
      {words}
    </Link>
  );
}

function useWords(step: Step) {
  const { t } = useTranslation();
  if (step.kind === 'ask') return t('next.ask', { count: step.count });
  if (step.kind !== 'target' && step.kind !== 'late') return t(`next.${step.kind}`, step);
  const level = t(`levels.${levelOf(step.score) ?? 'none'}`);
  return t(`next.${step.kind}`, { name: step.name, level, date: formatDate(step.due_on) });
}
