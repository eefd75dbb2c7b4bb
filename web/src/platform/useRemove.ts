import type { QueryKey } from '@tanstack/react-query';
import type { TextKey } from '../texts.ts';
import { useConfirm } from '../ui/ConfirmProvider.tsx';
import { toast } from '../ui/toast.ts';
import { useTranslation } from './i18n.ts';
import { useRowSave } from './useRowSave.ts';
import { useAnswers } from './useSave.ts';

type Options<Row> = {
  remove: (row: Row) => Promise<unknown>;
  /** Names the thing and what happens to it. */
  question: (row: Row) => {
    title: string;
    message: string;
    confirmText?: string;
    /** True, unless nothing is lost by it. */
    danger?: boolean;
  };
  refresh: QueryKey;
  done: TextKey;
  failed: TextKey;
  /** Puts it back, for as long as that is offered; whatever page is shown by then. */
  undo?: { restore: (row: Row) => Promise<unknown>; done: TextKey; failed: TextKey };
};

/** Asks first, by the name of the thing; then removes it, says so and offers to undo it. */
export function useRemove<Row>(options: Options<Row>) {
  const { remove: save, question, refresh, done, failed, undo } = options;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const putBack = usePutBack(options);
  const submit = useRowSave({ save, refresh, done: undo ? undefined : done, failed, shown: [] });

  return async (row: Row, onRemoved?: () => void) => {
    const confirmText = t('controls.remove.yes');
    if (!(await confirm({ confirmText, danger: true, ...question(row) }))) return;
    submit(row, () => {
      if (undo) toast.success(t(done), undefined, putBack(row));
      onRemoved?.();
    });
  };
}

function usePutBack<Row>({ remove, undo, refresh, failed }: Options<Row>) {
  const { t } = useTranslation();
  const { restore = remove, done } = undo ?? {};
  const answers = { save: restore, refresh, done, failed: undo?.failed ?? failed, shown: [] };
  const { onSuccess, onError } = useAnswers(answers);
  return (row: Row) => ({
    label: t('controls.undo'),
    onClick: () => void restore(row).then(onSuccess, onError),
  });
}
