import { UnstyledButton } from '@mantine/core';
import { IconChecklist, IconCircle, IconPlus, IconTrash } from '@tabler/icons-react';
import type { DayTask, Today } from '@traject/contract/today';
import { useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MoreToggle } from '../../ui/MoreToggle.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import text from '../../ui/text.module.css';
import { ClientLink, DayRow } from './DayRow.tsx';
import classes from './today.module.css';

/** What can be done with a task from here; those of others are only looked at. */
export type TaskActs = {
  onTick: (task: DayTask) => void;
  onAdd: () => void;
  /** For a loose one, which has no other place. */
  onEdit: (task: DayTask) => void;
  onRemove: (task: DayTask) => void;
};

type Props = { day: Pick<Today, 'tasks' | 'date'>; acts: TaskActs | undefined };

export function DayTasks({ day, acts }: Props) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { data, total } = day.tasks;
  const now = data.filter(({ due_on }) => due_on !== null && due_on <= day.date);
  const shown = isWhole ? data : now;
  return (
    <Panel
      title={t('today.tasks.title')}
      count={now.length}
      action={
        acts && (
          <PanelButton label={t('today.tasks.add')} icon={IconPlus} onClick={acts.onAdd}>
            {t('controls.add')}
          </PanelButton>
        )
      }
      footer={
        data.length > now.length && (
          <MoreToggle open={isWhole} total={total} onToggle={() => setWhole(!isWhole)} />
        )
      }
    >
      {shown.length === 0 && (
        <EmptyState
          icon={IconChecklist}
          title={t('today.tasks.none')}
          text={acts && t('today.tasks.none_text')}
        />
      )}
      <ul>
        {shown.map((task) => (
          <TaskRow key={task.id} task={task} date={day.date} acts={acts} />
        ))}
      </ul>
    </Panel>
  );
}

type RowProps = { task: DayTask; date: string; acts: TaskActs | undefined };

function TaskRow({ task, date, acts }: RowProps) {
  const { t } = useTranslation();
  const { title, trajectory, person } = task;
  const isLoose = trajectory === null;
  return (
    <DayRow
      lead={
        acts && (
          <IconButton
            label={t('today.tasks.tick', { title })}
            icon={IconCircle}
            onClick={() => acts.onTick(task)}
          />
        )
      }
      title={
        isLoose && acts ? (
          <UnstyledButton className={classes.title} onClick={() => acts.onEdit(task)}>
            {title}
          </UnstyledButton>
        ) : (
          title
        )
      }
      action={
        isLoose &&
        acts && (
          <IconButton
            label={t('controls.remove.action', { name: title })}
            icon={IconTrash}
            onClick={() => acts.onRemove(task)}
          />
        )
      }
    >
      {task.text && <p className={`${text.secondary} ${text.lines}`}>{task.text}</p>}
      <p className={text.secondary}>
        {trajectory && <ClientLink trajectory={trajectory} hash="tasks" />}
        {trajectory && ' · '}
        {!acts && `${person.name} · `}
        <Due task={task} date={date} />
      </p>
    </DayRow>
  );
}

/** By word and by colour. */
function Due({ task: { due_on }, date }: { task: DayTask; date: string }) {
  const { t } = useTranslation();
  if (!due_on) return t('today.tasks.no_date');
  if (due_on === date) return t('today.tasks.today');
  if (due_on > date) return t('today.tasks.later', { date: formatDate(due_on) });
  return (
    <span className={classes.late}>{t('today.tasks.late', { date: formatDate(due_on) })}</span>
  );
}
