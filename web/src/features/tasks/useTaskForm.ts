import { useQuery } from '@tanstack/react-query';
import { parties } from '@traject/contract/approvals';
import { type Task, type TaskInput, taskInput } from '@traject/contract/tasks';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReload } from '../../platform/recordCalls.ts';
import { choiceName, choicesOf } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import {
  doersQuery,
  looseTasksQuery,
  type Recipients,
  saveTask,
  tasksKey,
  tasksQuery,
} from './tasks.api.ts';

export type Props = {
  /** Without one it is a loose task, for oneself or a colleague. */
  trajectoryId?: number | undefined;
  recipients?: Recipients | undefined;
  /** Undefined for a new one. */
  task: Task | undefined;
  onSaved: (saved: Task) => void;
  onClose: () => void;
};

/** The doer is a party, the number of a person, or empty for oneself. */
type Values = { title: string; text: string; doer: string; due_on: string };

export function useTaskForm({ trajectoryId, recipients, task, onSaved }: Props) {
  const { t } = useTranslation();
  const list = trajectoryId === undefined ? looseTasksQuery : tasksQuery(trajectoryId);
  const { colleagues, sides, doers } = useDoers({ trajectoryId, recipients, task });
  const known = [...colleagues, ...sides];
  const record = useRecordForm({
    draft: placeOf({ trajectory: trajectoryId ?? 0, task: task?.id }),
    start: task ? valuesOf(task) : newTask,
    version: task?.version,
    schema: taskInput,
    toInput,
    save: (input, version) => saveTask({ trajectoryId, taskId: task?.id }, input, version),
    load: useReload(list, task?.id, valuesOf),
    label: (name) => t(`tasks.${labels[name]}`),
    show: { doer: (doer) => choiceName(known, doer) },
    refresh: tasksKey,
    done: 'tasks.saved',
    onSaved,
  });
  const doer = record.form.values.doer || (colleagues[0]?.value ?? null);
  return { ...record, doers, doer };
}

/** Those who see the trajectory, and its parties; a loose task is only for the staff. */
function useDoers({
  trajectoryId,
  recipients,
  task,
}: Pick<Props, 'trajectoryId' | 'recipients' | 'task'>) {
  const { t } = useTranslation();
  const { data: people } = useQuery(doersQuery(trajectoryId));
  const colleagues = [...choicesOf(people, task?.person ?? undefined)];
  const sides = (trajectoryId === undefined ? [] : parties).map((party) => {
    const name = recipients?.[party].name;
    const label = name ? t(`tasks.for.${party}`, { name }) : t(`tasks.party.${party}`);
    return { value: party as string, label };
  });
  const grouped = [
    { group: t('tasks.colleagues'), items: colleagues },
    { group: t('tasks.by_mail'), items: sides },
  ];
  return { colleagues, sides, doers: sides.length > 0 ? grouped : colleagues };
}

const labels = { title: 'what', text: 'text', doer: 'whom', due_on: 'due_on' } as const;

const newTask: Values = { title: '', text: '', doer: '', due_on: '' };

const valuesOf = ({ title, text, party, person, due_on }: Task): Values => ({
  title,
  text,
  doer: party ?? String(person?.id ?? ''),
  due_on: due_on ?? '',
});

function toInput({ title, text, doer, due_on }: Values): TaskInput {
  const party = parties.find((one) => one === doer);
  const whose = party ? { party, person_id: null } : { party: null, person_id: Number(doer) };
  return { title, text, due_on: due_on || null, ...(doer && whose) };
}
