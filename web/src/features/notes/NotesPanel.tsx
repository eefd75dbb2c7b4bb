import { IconNote } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Note } from '@traject/contract/notes';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { NoteRow } from './NoteRow.tsx';
import { noteDate } from './noteDate.ts';
import { notesQuery, removeNote } from './notes.api.ts';

const NoteDialog = lazy(async () => ({ default: (await import('./NoteDialog.tsx')).NoteDialog }));

type Props = { trajectoryId: number; contactName: string | null };

export function NotesPanel({ trajectoryId, contactName }: Props) {
  const { t } = useTranslation();
  const notes = useQuery(notesQuery(trajectoryId));
  const [editing, setEditing] = useState<Note | 'new'>();
  const remove = useRemoveNote(trajectoryId);

  return (
    <ListPanel
      title={t('notes.title')}
      list={notes}
      add={{ label: t('notes.add'), onClick: () => setEditing('new') }}
      failed={t('notes.failed')}
      empty={<EmptyState icon={IconNote} title={t('notes.empty')} text={t('notes.empty_text')} />}
      row={(note) => (
        <NoteRow
          key={note.id}
          note={note}
          onEdit={() => setEditing(note)}
          onRemove={() => remove(note)}
        />
      )}
    >
      {editing && (
        <Suspense>
          <NoteDialog
            trajectoryId={trajectoryId}
            contactName={contactName}
            note={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </ListPanel>
  );
}

function useRemoveNote(trajectoryId: number) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: Note) => removeNote(trajectoryId, id),
    question: ({ author, date }) => ({
      title: t('notes.remove.title'),
      message: t('notes.remove.message', { author: author.name, date: noteDate(date) }),
    }),
    refresh: notesQuery(trajectoryId).queryKey,
    done: 'notify.note.delete_success',
    failed: 'notify.note.delete_error',
  });
}
