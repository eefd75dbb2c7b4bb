import type { Task } from '@traject/contract/tasks';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { removeTask, sendTask, type TaskKey, tasksKey } from './tasks.api.ts';

type Removed = TaskKey & Pick<Task, 'title'> & Partial<Pick<Task, 'sent_at' | 'answer_file'>>;

export function useRemoveTask() {
  const { t } = useTranslation();
  return useRemove({
    remove: removeTask,
    question: ({ title, sent_at, answer_file }: Removed) => ({
      title: t('tasks.remove.title'),
      message: t(
        answer_file
          ? 'tasks.remove.with_file'
          : sent_at
            ? 'tasks.remove.sent'
            : 'tasks.remove.message',
        { title },
      ),
    }),
    refresh: tasksKey,
    done: 'tasks.removed',
    failed: 'tasks.not_removed',
  });
}

/** One that was mailed before is mailed again after a question: the earlier link dies. */
export function useSendTask() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const send = useRowSave({
    save: ({ id, trajectory_id }: Task) => sendTask(trajectory_id ?? 0, id),
    refresh: tasksKey,
    done: ({ recipient }: Task) => t('tasks.sent', { email: recipient?.email }),
    failed: 'tasks.not_sent',
    shown: [],
  });
  return async (task: Task) => {
    const { recipient, sent_at } = task;
    const question = {
      title: t('tasks.resend_question.title'),
      message: t('tasks.resend_question.message', {
        email: recipient?.email,
        date: sent_at && formatDate(sent_at),
      }),
      confirmText: t('tasks.resend_question.yes'),
    };
    if (!sent_at || (await confirm(question))) send(task);
  };
}
