import { Button } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { stateById } from '@traject/contract/common/trajectoryStates';
import type { Today, WaitingQuestion, WaitingTrajectory } from '@traject/contract/today';
import type { ReactNode } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { useStateName } from '../../platform/useStateName.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import text from '../../ui/text.module.css';
import { DayGroup } from './DayGroup.tsx';
import { ClientLink, DayRow } from './DayRow.tsx';
import { askAgain, todayKey } from './today.api.ts';

type Waits = Today['waiting'];
type Props = {
  waiting: Waits;
  /** What helps a trajectory that nobody spoke with for long. */
  planFor: (waits: WaitingTrajectory) => ReactNode;
};

/** What waits too long, by what is the matter with it. */
export function Waiting({ waiting, planFor }: Props) {
  const { t } = useTranslation();
  const total = Object.values(waiting).reduce((sum, list) => sum + list.total, 0);
  return (
    <Panel title={t('today.waiting.title')} count={total}>
      {total === 0 && (
        <EmptyState
          icon={IconMoodSmile}
          title={t('today.waiting.none')}
          text={t('today.waiting.none_text')}
        />
      )}
      {(['late', 'opened', 'ending'] as const).map((kind) => (
        <DayGroup key={kind} title={t(`today.waiting.${kind}.title`)} list={waiting[kind]}>
          {(row) => (
            <QuestionRow
              key={`${row.question.kind} ${row.question.record_id}`}
              kind={kind}
              row={row}
            />
          )}
        </DayGroup>
      ))}
      {(['quiet', 'slow'] as const).map((kind) => (
        <DayGroup key={kind} title={t(`today.waiting.${kind}.title`)} list={waiting[kind]}>
          {(row) => (
            <TrajectoryRow
              key={row.trajectory.id}
              kind={kind}
              row={row}
              action={kind === 'quiet' ? planFor(row) : undefined}
            />
          )}
        </DayGroup>
      ))}
    </Panel>
  );
}

type QuestionProps = { kind: 'late' | 'opened' | 'ending'; row: WaitingQuestion };

function QuestionRow({ kind, row }: QuestionProps) {
  const { t } = useTranslation();
  const { trajectory, what, who, at, question } = row;
  const name = what ?? t(`today.questions.${question.kind}`);
  const send = useRowSave({
    save: askAgain,
    refresh: todayKey,
    done: 'notify.today.resend_success',
    failed: 'notify.today.resend_error',
    shown: [],
  });
  return (
    <DayRow
      title={<ClientLink trajectory={trajectory} />}
      action={
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('today.waiting.resend_name', { what: name, name: trajectory.client.name })}
          onClick={() => send(row)}
        >
          {t('today.waiting.resend')}
        </Button>
      }
    >
      <p className={`${text.secondary} ${text.soft}`}>
        {t(`today.waiting.${kind}.row`, { what: name, who, date: formatDate(at) })}
      </p>
    </DayRow>
  );
}

type TrajectoryProps = { kind: 'quiet' | 'slow'; row: WaitingTrajectory; action: ReactNode };

function TrajectoryRow({ kind, row, action }: TrajectoryProps) {
  const { t } = useTranslation();
  const stateName = useStateName();
  const state = stateById(row.trajectory_state_id);
  return (
    <DayRow title={<ClientLink trajectory={row.trajectory} />} action={action}>
      <p className={`${text.secondary} ${text.soft}`}>
        {t(`today.waiting.${kind}.row`, {
          date: formatDate(row.since),
          state: state ? stateName(state) : '',
        })}
      </p>
    </DayRow>
  );
}
