import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { useAnswers } from '../../platform/useSave.ts';
import { toast } from '../../ui/toast.ts';
import { reopenTask, type TaskKey, tasksKey, tickTask } from './tasks.api.ts';

/** Ticks a task off, of a trajectory or a loose one, and offers to undo it. */
export function useTick(refresh: QueryKey = tasksKey) {
  const { t } = useTranslation();
  const putBack = useReopening(refresh);
  const { onSuccess, onError } = useAnswers(putBack);
  // Said before the list is read again, in which its row may no longer be.
  const save = async (task: TaskKey) => {
    const done = await tickTask(task);
    toast.success(t('tasks.ticked'), undefined, {
      label: t('controls.undo'),
      onClick: () => void reopenTask(task).then(onSuccess, onError),
    });
    return done;
  };
  const tick = useRowSave({ save, refresh, failed: 'tasks.not_ticked', shown: [] });
  return (task: TaskKey) => tick(task);
}

export function useReopen(refresh: QueryKey = tasksKey) {
  const reopen = useRowSave(useReopening(refresh));
  return (task: TaskKey) => reopen(task);
}

const useReopening = (refresh: QueryKey) =>
  ({
    save: reopenTask,
    refresh,
    done: 'tasks.reopened',
    failed: 'tasks.not_reopened',
    shown: [],
  }) as const;
