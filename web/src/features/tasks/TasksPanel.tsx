import { IconChecklist, IconListDetails, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Task } from '@traject/contract/tasks';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoreToggle } from '../../ui/MoreToggle.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { TaskRow } from './TaskRow.tsx';
import { type Recipients, tasksKey, tasksQuery } from './tasks.api.ts';

const MovedTasks = lazily(() => import('./MovedTasks.tsx'), 'MovedTasks');
const TaskDialog = lazily(() => import('./TaskDialog.tsx'), 'TaskDialog');
const PlanDialog = lazily(() => import('./PlanDialog.tsx'), 'PlanDialog');

type Props = {
  trajectoryId: number;
  organisationId: number;
  /** Of the trajectory: its dates and its state decide about what plans made. */
  version: number;
  recipients: Recipients;
};

/** What is open by date, and what is done when asked for. */
export function TasksPanel({ trajectoryId, organisationId, version, recipients }: Props) {
  const { t } = useTranslation();
  const { data: tasks, isError, refetch } = useQuery(tasksQuery(trajectoryId));
  const editing = useEditing<Task>();
  const [isPlanning, setPlanning] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useRefreshWith(version);
  const open = tasks?.filter(({ state }) => state !== 'done') ?? [];
  const hasDone = tasks !== undefined && tasks.length > open.length;
  const toggle = (total: number) => (
    <MoreToggle open={isWhole} total={total} onToggle={() => setWhole(!isWhole)} />
  );
  return (
    <Panel
      title={t('tasks.title')}
      count={tasks && open.length}
      action={<Buttons onAdd={editing.add} onPlan={() => setPlanning(true)} />}
      footer={hasDone && toggle(tasks.length)}
    >
      {tasks?.some(({ plan, state }) => plan && state !== 'done') && (
        <Suspense>
          <MovedTasks trajectoryId={trajectoryId} />
        </Suspense>
      )}
      {tasks && (
        <TaskList
          tasks={isWhole ? tasks : open}
          hasDone={hasDone}
          fresh={editing.fresh}
          recipients={recipients}
          onEdit={editing.edit}
        />
      )}
      {!tasks && isError && <PanelError title={t('tasks.failed')} onRetry={() => refetch()} />}
      {!tasks && !isError && <RowsSkeleton rows={2} />}
      <Suspense>
        {editing.isOpen && (
          <TaskDialog
            trajectoryId={trajectoryId}
            recipients={recipients}
            task={editing.record}
            onSaved={editing.onSaved}
            onClose={editing.onClose}
          />
        )}
        {isPlanning && (
          <PlanDialog
            trajectoryId={trajectoryId}
            organisationId={organisationId}
            onClose={() => setPlanning(false)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

type ButtonsProps = { onAdd: () => void; onPlan: () => void };

function Buttons({ onAdd, onPlan }: ButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PanelButton label={t('tasks.plan.apply')} icon={IconListDetails} onClick={onPlan}>
        {t('tasks.plan.short')}
      </PanelButton>
      <PanelButton label={t('tasks.add')} icon={IconPlus} onClick={onAdd}>
        {t('controls.add')}
      </PanelButton>
    </>
  );
}

type ListProps = {
  tasks: readonly Task[];
  hasDone: boolean;
  fresh: number | undefined;
  recipients: Recipients;
  onEdit: (task: Task) => void;
};

function TaskList({ tasks, hasDone, fresh, recipients, onEdit }: ListProps) {
  const { t } = useTranslation();
  if (tasks.length === 0)
    return (
      <EmptyState
        icon={IconChecklist}
        title={t(hasDone ? 'tasks.all_done' : 'tasks.empty')}
        text={t('tasks.empty_text')}
      />
    );
  return (
    <ul>
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          isFresh={task.id === fresh}
          recipients={recipients}
          onEdit={() => onEdit(task)}
        />
      ))}
    </ul>
  );
}

/** A state may have applied a plan, and a date may have moved what a plan counts from. */
function useRefreshWith(version: number) {
  const queries = useQueryClient();
  const seen = useRef(version);
  const refresh = useEffectEvent(() => {
    if (seen.current !== version) queries.invalidateQueries({ queryKey: tasksKey });
    seen.current = version;
  });
  useEffect(() => {
    if (version) refresh();
  }, [version]);
}
