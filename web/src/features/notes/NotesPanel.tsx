import { IconNote } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mostNotes, type Note } from '@traject/contract/notes';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useShortcut } from '../../platform/useShortcut.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { NoteRow } from './NoteRow.tsx';
import { noteDate } from './noteDate.ts';
import { notesQuery, removeNote, restoreNote } from './notes.api.ts';

const OlderNotes = lazily(() => import('./OlderNotes.tsx'), 'OlderNotes');
const NoteDialog = lazily(() => import('./NoteDialog.tsx'), 'NoteDialog');
const NoteTexts = lazily(() => import('./NoteTexts.tsx'), 'NoteTexts');

/** The key that opens a new note. */
const shortcut = 'n';

type Props = { trajectoryId: number; contactName: string | null };

export function NotesPanel({ trajectoryId, contactName }: Props) {
  const { t } = useTranslation();
  const notes = useQuery(notesQuery(trajectoryId));
  const editing = useEditing<Note>();
  const [read, setRead] = useState<Note>();
  const remove = useRemoveNote(trajectoryId);
  useShortcut(shortcut, editing.add);
  const last = notes.data?.at(-1);
  const row = (note: Note, isFresh: boolean) => (
    <NoteRow
      key={note.id}
      note={note}
      isFresh={isFresh}
      onRead={() => setRead(note)}
      onEdit={() => editing.edit(note)}
      onRemove={() => remove(note)}
    />
  );

  return (
    <ListPanel
      title={t('notes.title')}
      list={notes}
      add={{ label: t('notes.add'), onClick: editing.add, shortcut }}
      failed={t('notes.failed')}
      empty={<EmptyState icon={IconNote} title={t('notes.empty')} text={t('notes.empty_text')} />}
      fresh={editing.fresh}
      row={row}
      more={
        last &&
        notes.data?.length === mostNotes && (
          <Suspense>
            <OlderNotes
              trajectoryId={trajectoryId}
              before={last.id}
              row={(note) => row(note, note.id === editing.fresh)}
            />
          </Suspense>
        )
      }
    >
      <Suspense>
        {editing.isOpen && (
          <NoteDialog
            trajectoryId={trajectoryId}
            contactName={contactName}
            note={editing.record}
            onSaved={editing.onSaved}
            onClose={editing.onClose}
          />
        )}
        {read && (
          <NoteTexts
            trajectoryId={trajectoryId}
            noteId={read.id}
            onClose={() => setRead(undefined)}
          />
        )}
      </Suspense>
    </ListPanel>
  );
}

function useRemoveNote(trajectoryId: number) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: Note) => removeNote({ trajectoryId, noteId: id }),
    question: ({ author, date }) => ({
      title: t('notes.remove.title'),
      message: t('notes.remove.message', { author: author.name, date: noteDate(date) }),
    }),
    refresh: notesQuery(trajectoryId).queryKey,
    done: 'notify.note.delete_success',
    failed: 'notify.note.delete_error',
    undo: {
      restore: ({ id }) => restoreNote(trajectoryId, id),
      done: 'notes.restored',
      failed: 'notes.restore_failed',
    },
  });
}
