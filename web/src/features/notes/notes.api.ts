import { queryOptions } from '@tanstack/react-query';
import { type NoteInput, notesApi } from '@traject/contract/notes';
import { call } from '../../platform/api.ts';

export const notesQuery = (trajectoryId: number) =>
  queryOptions({
    queryKey: ['notes', trajectoryId],
    queryFn: ({ signal }) => call(notesApi.list, { params: { trajectoryId }, signal }),
  });

type Key = { trajectoryId: number; noteId: number | undefined };

export const saveNote = ({ trajectoryId, noteId }: Key, note: NoteInput, version?: number) =>
  noteId === undefined
    ? call(notesApi.create, { params: { trajectoryId }, body: note })
    : call(notesApi.update, { params: { trajectoryId, noteId }, body: { ...note, version } });

export const removeNote = (trajectoryId: number, noteId: number) =>
  call(notesApi.remove, { params: { trajectoryId, noteId } });

export const restoreNote = (trajectoryId: number, noteId: number) =>
  call(notesApi.restore, { params: { trajectoryId, noteId } });

/** Asked for when somebody reads them; each change adds one. */
export const noteTextsQuery = (trajectoryId: number, noteId: number) =>
  queryOptions({
    queryKey: ['note-texts', trajectoryId, noteId],
    queryFn: ({ signal }) => call(notesApi.versions, { params: { trajectoryId, noteId }, signal }),
    staleTime: 0,
  });
