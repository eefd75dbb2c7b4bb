import { Button } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { mostNotes, type Note, notesApi } from '@traject/contract/notes';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { notesQuery } from './notes.api.ts';

type Props = { trajectoryId: number; before: number; row: (note: Note) => ReactNode };

/** What came before a note, a hundred at a time, each when it is asked for. */
export function OlderNotes(props: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Opened {...props} />;
  return (
    <Button variant="subtle" onClick={() => setOpen(true)}>
      {t('notes.older')}
    </Button>
  );
}

function Opened({ row, ...where }: Props) {
  const { t } = useTranslation();
  const {
    data: notes,
    isError,
    refetch,
  } = useQuery(olderNotesQuery(where.trajectoryId, where.before));
  if (!notes)
    return isError ? (
      <PanelError title={t('notes.failed')} onRetry={() => refetch()} />
    ) : (
      <RowsSkeleton rows={2} />
    );
  const last = notes.at(-1);
  return (
    <>
      <ul>{notes.map(row)}</ul>
      {last && notes.length === mostNotes && <OlderNotes {...where} row={row} before={last.id} />}
    </>
  );
}

/** Below the list of the newest ones in the cache, and refreshed with it. */
const olderNotesQuery = (trajectoryId: number, before: number) =>
  queryOptions({
    queryKey: [...notesQuery(trajectoryId).queryKey, before],
    queryFn: ({ signal }) =>
      call(notesApi.list, { params: { trajectoryId }, query: { before }, signal }),
    placeholderData: keepPreviousData,
  });
