import type { Note } from '@traject/contract/notes';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../platform/useRemove.ts';
import { noteDate } from './noteDate.ts';
import { notesQuery, removeNote, restoreNote } from './notes.api.ts';

export function useRemoveNote(trajectoryId: number) {
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
