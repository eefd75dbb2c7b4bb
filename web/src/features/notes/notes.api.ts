import { queryOptions } from '@tanstack/react-query';
import { notesApi } from '@traject/contract/notes';
import { call } from '../../platform/api.ts';
import { listQuery, recordCalls } from '../../platform/recordCalls.ts';

export const notesQuery = (trajectoryId: number) =>
  listQuery('notes', notesApi.list, { trajectoryId });

export const { save: saveNote, remove: removeNote } = recordCalls(notesApi, 'noteId');

export const restoreNote = (trajectoryId: number, noteId: number) =>
  call(notesApi.restore, { params: { trajectoryId, noteId } });

/** Never from the cache: each change adds a text. */
export const noteTextsQuery = (trajectoryId: number, noteId: number) =>
  queryOptions({
    queryKey: ['note-texts', trajectoryId, noteId],
    queryFn: ({ signal }) => call(notesApi.versions, { params: { trajectoryId, noteId }, signal }),
    staleTime: 0,
  });
