import type { Event } from '@traject/contract/events';

export type DeletedNote = { trajectoryId: number; noteId: number };

/** The note that an event says was deleted: its text is kept beside the log, which holds none. */
export function deletedNote({ action, refused, record }: Event): DeletedNote | undefined {
  const idOf = (wanted: string) => record.find(({ type }) => type === wanted)?.id;
  const [trajectoryId, noteId] = [idOf('trajectory'), idOf('note')];
  if (action !== 'notes.remove' || refused !== null || !trajectoryId || !noteId) return undefined;
  return { trajectoryId, noteId };
}
