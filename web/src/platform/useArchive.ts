import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from './i18n.ts';
import { useRemove } from './useRemove.ts';

type Options<Row> = {
  save: (row: Row, archived: boolean) => Promise<unknown>;
  nameOf: (row: Row) => string;
  /** What archiving does, and what bringing back does. */
  effect: { archive: string; restore: string };
  refresh: QueryKey;
};

/** Archives what is there and brings back what was archived, each after saying what will happen. */
export function useArchive<Row extends { archived: boolean }>(options: Options<Row>) {
  const { save, nameOf, effect, refresh } = options;
  const { t } = useTranslation();
  const archive = useRemove({
    remove: (row: Row) => save(row, true),
    question: (row) => ({
      title: t('admin.archive.title', { name: nameOf(row) }),
      message: effect.archive,
      confirmText: t('admin.archive.yes'),
      danger: false,
    }),
    refresh,
    done: 'notify.archive.archive_success',
    failed: 'notify.archive.archive_error',
  });
  const restore = useRemove({
    remove: (row: Row) => save(row, false),
    question: (row) => ({
      title: t('admin.restore.title', { name: nameOf(row) }),
      message: effect.restore,
      confirmText: t('admin.restore.yes'),
      danger: false,
    }),
    refresh,
    done: 'notify.archive.restore_success',
    failed: 'notify.archive.restore_error',
  });
  return (row: Row) => (row.archived ? restore(row) : archive(row));
}
