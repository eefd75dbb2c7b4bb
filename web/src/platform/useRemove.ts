import type { QueryKey } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../ui/ConfirmProvider.tsx';
import { useRowSave } from './useRowSave.ts';

type Options<Row> = {
  remove: (row: Row) => Promise<unknown>;
  /** Names the thing and what happens to it. */
  question: (row: Row) => {
    title: string;
    message: string;
    confirmText?: string;
    danger?: boolean /** It is, unless nothing is lost by it. */;
  };
  refresh: QueryKey;
  done: ParseKeys;
  failed: ParseKeys;
};

/** Asks first, by the name of the thing; then removes it and says so. */
export function useRemove<Row>({ remove, question, refresh, done, failed }: Options<Row>) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const submit = useRowSave({ save: remove, refresh, done, failed, shown: [] });

  return async (row: Row, onRemoved?: () => void) => {
    const confirmText = t('ui.remove.yes');
    if (await confirm({ confirmText, danger: true, ...question(row) })) submit(row, onRemoved);
  };
}
