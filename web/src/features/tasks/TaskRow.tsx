import { UnstyledButton } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconCircle,
  IconMailForward,
  IconPaperclip,
} from '@tabler/icons-react';
import type { Task } from '@traject/contract/tasks';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LongText } from '../../ui/LongText.tsx';
import layout from '../../ui/layout.module.css';
import { RowActions } from '../../ui/RowActions.tsx';
import { RemindersIcon } from '../../ui/reminders/RemindersIcon.tsx';
import { ScanSign } from '../../ui/ScanSign.tsx';
import text from '../../ui/text.module.css';
import { useFreshRow } from '../../ui/useFreshRow.ts';
import { TaskStatus } from './TaskStatus.tsx';
import { downloadAnswer, type Recipients, setReminders, tasksKey } from './tasks.api.ts';
import classes from './tasks.module.css';
import { useRemoveTask, useSendTask } from './useTaskActions.ts';
import { useReopen, useTick } from './useTick.ts';

type Props = {
  task: Task;
  isFresh: boolean;
  recipients: Recipients;
  onEdit: () => void;
};

export function TaskRow({ task, isFresh, recipients, onEdit }: Props) {
  const { t } = useTranslation();
  const remove = useRemoveTask();
  const send = useSendTask();
  const { title, state, party } = task;
  const isDone = state === 'done';
  const whom = useWhom(task, recipients);
  return (
    <li className={classes.task} data-state={state} {...useFreshRow(isFresh)}>
      <TickButton task={task} />
      <div className={layout.grow}>
        <p className={`${text.rowTitle} ${classes.title}`}>{title}</p>
        <p className={text.secondary}>
          {whom}
          {task.plan && ` · ${t('tasks.of_plan', { title: task.plan.title })}`}
        </p>
        <Due task={task} />
        <TaskStatus task={task} />
        {task.reminder && !isDone && (
          <p className={text.secondary}>
            {t('reminders.sent', {
              number: task.reminder.number,
              date: formatDate(task.reminder.at),
            })}
          </p>
        )}
        {task.text && (
          <LongText className={classes.text} label={title}>
            {task.text}
          </LongText>
        )}
        <Answer task={task} />
      </div>
      <div className={classes.actions}>
        {party && !isDone && (
          <IconButton
            label={t(task.sent_at ? 'tasks.resend' : 'tasks.send', { title })}
            icon={IconMailForward}
            onClick={() => send(task)}
          />
        )}
        {task.sent_at && !isDone && (
          <RemindersIcon
            of={task}
            name={title}
            save={(off) => setReminders(task.trajectory_id ?? 0, task.id, off)}
            refresh={tasksKey}
          />
        )}
        <RowActions
          name={title}
          onEdit={isDone ? undefined : onEdit}
          onRemove={() => remove(task)}
        />
      </div>
    </li>
  );
}

/** One tap ticks it off; one that is done is opened again by the same button. */
function TickButton({ task }: { task: Task }) {
  const { t } = useTranslation();
  const tick = useTick();
  const reopen = useReopen();
  const { title } = task;
  return task.state === 'done' ? (
    <IconButton
      label={t('tasks.reopen', { title })}
      icon={IconArrowBackUp}
      onClick={() => reopen(task)}
    />
  ) : (
    <IconButton label={t('tasks.tick', { title })} icon={IconCircle} onClick={() => tick(task)} />
  );
}

function useWhom({ party, person }: Task, recipients: Recipients) {
  const { t } = useTranslation();
  if (!party) return person?.name ?? '';
  const { name } = recipients[party];
  return name ? t(`tasks.for.${party}`, { name }) : t(`tasks.party.${party}`);
}

/** By word and by colour: somebody may not see the one or the other. */
function Due({ task: { state, due_on, done_at, done_by, recipient } }: { task: Task }) {
  const { t } = useTranslation();
  if (state === 'done') {
    const date = done_at && formatDate(done_at);
    const name = done_by?.name ?? recipient?.name;
    return (
      <p className={classes.due} data-state="done">
        <IconCheck size={14} stroke={2} aria-hidden />
        {t(name ? 'tasks.done_by' : 'tasks.done_on', { date, name })}
      </p>
    );
  }
  if (!due_on) return null;
  return (
    <p className={classes.due} data-state={state}>
      {t(`tasks.due.${state}`, { date: formatDate(due_on) })}
    </p>
  );
}

function Answer({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { answer, answer_file, trajectory_id, title } = task;
  const get = useSave({
    save: () => downloadAnswer(trajectory_id ?? 0, task),
    failed: 'tasks.file_failed',
    shown: [],
  });
  return (
    <>
      {answer && (
        <LongText className={classes.answer} label={t('tasks.answer_to', { title })}>
          {answer}
        </LongText>
      )}
      {answer_file && (
        <UnstyledButton className={classes.file} onClick={() => get.submit(undefined)}>
          <IconPaperclip size={15} stroke={1.9} aria-hidden />
          {answer_file.name}
        </UnstyledButton>
      )}
      {answer_file && <ScanSign file={answer_file} className={text.secondary} />}
    </>
  );
}
