import { Button } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { mostNotes, type Note, notesApi } from '@traject/contract/notes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { notesQuery } from './notes.api.ts';
import classes from './notes.module.css';

type Props = { trajectoryId: number; before: number; row: (note: Note) => ReactNode };

/** What came before a note, a hundred at a time, each when it is asked for. */
export function OlderNotes(props: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Opened {...props} />;
  return (
    <Button
      variant="subtle"
      fullWidth
      justify="start"
      radius={0}
      className={classes.older ?? ''}
      onClick={() => setOpen(true)}
    >
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
  const list = useRef<HTMLUListElement>(null);
  const isThere = !!notes;
  // The button that was pressed is gone: whoever reads on by keyboard is where it was.
  useEffect(() => {
    if (isThere) list.current?.focus({ preventScroll: true });
  }, [isThere]);
  if (!notes)
    return isError ? (
      <PanelError title={t('notes.failed')} onRetry={() => refetch()} />
    ) : (
      <RowsSkeleton rows={2} />
    );
  const last = notes.at(-1);
  return (
    <>
      <ul ref={list} tabIndex={-1} className={classes.olderList} aria-label={t('notes.older_list')}>
        {notes.map(row)}
      </ul>
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
