import { noteInput, notesApi } from '@traject/contract/notes';
import { changed } from '../../platform/change.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/world.ts';
import * as notes from './notes.queries.ts';

export function notesRoutes(serve: Serve, { clock }: World) {
  serve(notesApi.list, ({ db, trajectory }) =>
    notes.listNotes(db, { trajectoryId: trajectory.id }),
  );

  serve(notesApi.create, ({ db, trajectory, self, body }) =>
    notes.addNote(db, { ...body, trajectory_id: trajectory.id, author_id: self.id }),
  );

  serve(notesApi.update, async ({ db, params, self, language, body }) => {
    const stored = await notes.lockNote(db, params);
    const by = { self, language, clock };
    const values = await changed(db, { stored, given: body, rules: noteInput, by });
    await notes.setNote(db, stored.id, values);
    return notes.getNote(db, params);
  });

  serve(notesApi.remove, async ({ db, params }) => void (await notes.removeNote(db, params)));
}
