import { noteInput, notesApi } from '@traject/contract/notes';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { forbidden } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import * as notes from './notes.queries.ts';
import { readerOf } from './reader.ts';

export function notesRoutes(serve: Serve, { clock }: World) {
  serve(notesApi.list, ({ db, trajectory, user, self, query }) =>
    notes.listNotes(db, { trajectoryId: trajectory.id, ...readerOf(user, self), ...query }),
  );

  serve(notesApi.create, ({ db, trajectory, self, body }) =>
    notes.addNote(db, { ...body, trajectory_id: trajectory.id, author_id: self.id }),
  );

  serve(notesApi.update, async ({ db, params, user, self, language, body }) => {
    const stored = await notes.lockNote(db, params);
    const reader = readerOf(user, self);
    if (!reader.oversees && stored.author_id !== self.id) throw forbidden('note.of_another');
    const by = { self, language, clock };
    const values = await versionedUpdate(db, { stored, given: body, rules: noteInput, by });
    await notes.noteRows.save(db, stored.id, values);
    return notes.getNote(db, { ...params, ...reader });
  });

  serve(notesApi.remove, async ({ db, params, self }) => {
    await notes.hideNote(db, params, { deleted_at: clock(), deleted_by: self.id });
  });

  serve(notesApi.versions, ({ db, params }) => notes.listVersions(db, params));

  serve(notesApi.restore, async ({ db, params, user, self }) => {
    await notes.hideNote(db, params, { deleted_at: null, deleted_by: null });
    return notes.getNote(db, { ...params, ...readerOf(user, self) });
  });
}
