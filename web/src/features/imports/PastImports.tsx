import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PastImport } from '@traject/contract/imports';
import { useState } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { importsKey, importsQuery, undoImport } from './imports.api.ts';

/** Earlier imports; nothing when there are none. */
export function PastImports({ organisationId }: { organisationId: number }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data } = useQuery(importsQuery(organisationId, { page, per_page: 10 }));
  const columns = useColumns(organisationId);
  if (!data || data.meta.total === 0) return null;
  return (
    <Panel title={t('imports.past.title')} count={data.meta.total}>
      <DataTable
        label={t('imports.past.title')}
        columns={columns}
        rows={data.data}
        rowKey={({ id }) => id}
        stackedTo="56em"
        footer={data.meta.last_page > 1 && <Pager meta={data.meta} onPage={setPage} />}
      />
    </Panel>
  );
}

function useColumns(organisationId: number): Column<PastImport>[] {
  const { t } = useTranslation();
  const undo = useUndo(organisationId);
  return [
    {
      key: 'what',
      header: 'imports.past.what',
      primary: true,
      cell: ({ kind, diploma }) =>
        [t(`imports.kinds.${kind}`), diploma].filter(Boolean).join(' · '),
    },
    {
      key: 'when',
      header: 'imports.past.when',
      width: 170,
      cell: ({ imported_at }) => formatDateTime(imported_at),
    },
    {
      key: 'who',
      header: 'imports.past.who',
      width: '22%',
      cell: ({ imported_by }) => imported_by?.name ?? '–',
    },
    {
      key: 'counts',
      header: 'imports.past.counts',
      width: 160,
      cell: (one) => t('imports.past.added', { new: one.new, known: one.known }),
    },
    {
      key: 'actions',
      header: 'imports.past.actions',
      width: 170,
      actions: true,
      cell: (one) =>
        one.undone_at ? (
          t('imports.past.undone')
        ) : (
          <Button variant="subtle" size="compact-sm" onClick={() => undo(one)}>
            {t('imports.undo.action')}
          </Button>
        ),
    },
  ];
}

type Done = { id: number; new: number };

/** Asks first; if the people it added are in use by now, the server says so. */
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
