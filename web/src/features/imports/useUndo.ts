import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../platform/useRemove.ts';
import { importsKey, undoImport } from './imports.api.ts';

type Done = { id: number; new: number };

/** Asks first; what hangs on whom it brought in is told by the server. */
export function useUndo(organisationId: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useRemove<Done>({
    remove: async ({ id }) => {
      await undoImport(organisationId, id);
      for (const list of ['people', 'diplomas', 'organisations'])
        queries.invalidateQueries({ queryKey: [list] });
    },
    question: ({ new: count }) => ({
      title: t('imports.undo.title'),
      message: t('imports.undo.text', { count }),
      confirmText: t('imports.undo.yes'),
    }),
    refresh: importsKey(organisationId),
    done: 'imports.undo.done',
    failed: 'imports.undo.failed',
  });
}
