import { useQueryClient } from '@tanstack/react-query';
import { type Note, noteInput } from '@traject/contract/notes';
import { placeOf } from '../../platform/placeOf.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { fromBox, noteDate, nowInBox, toBox } from './noteDate.ts';
import { notesQuery, saveNote } from './notes.api.ts';

type Options = { trajectoryId: number; note: Note | undefined; onSaved: (saved: Note) => void };

export function useNoteForm({ trajectoryId, note, onSaved }: Options) {
  const queries = useQueryClient();
  const query = notesQuery(trajectoryId);
  return useRecordForm({
    draft: placeOf({ trajectory: trajectoryId, note: note?.id }),
    start: note ? valuesOf(note) : newNote(),
    version: note?.version,
    schema: noteInput,
    toInput: (values) => ({ ...values, date: fromBox(values.date) }),
    save: (input, version) => saveNote({ trajectoryId, noteId: note?.id }, input, version),
    load: async () => {
      const notes = await queries.fetchQuery({ ...query, staleTime: 0 });
      const now = notes.find(({ id }) => id === note?.id);
      return now && { version: now.version, values: valuesOf(now) };
    },
    show: { date: (date) => (date ? noteDate(fromBox(date)) : '') },
    refresh: query.queryKey,
    done: 'notify.note.save_success',
    onSaved,
  });
}

const newNote = () => ({
  date: nowInBox(),
  note: '',
  visible_client: false,
  visible_employer: false,
});

const valuesOf = ({ date, note, visible_client, visible_employer }: Note) => ({
  date: toBox(date),
  note,
  visible_client,
  visible_employer,
});
