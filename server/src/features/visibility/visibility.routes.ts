import { visibilityApi } from '@traject/contract/visibility';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { findDocument } from '../documents/documents.service.ts';
import { whoSees } from './readers.ts';
import { getVisibility, setVisibility } from './visibility.queries.ts';

export function visibilityRoutes(serve: Serve, world: World) {
  serve(visibilityApi.get, ({ db, organisation }) => getVisibility(db, organisation.id));
  serve(visibilityApi.set, async ({ db, organisation: { id }, body }) => {
    await setVisibility(db, id, body.trajectory_visibility);
    return getVisibility(db, id);
  });
  serve(visibilityApi.trajectory, ({ db, trajectory }) => whoSees(world, db, { trajectory }));
  serve(visibilityApi.document, async ({ db, trajectory, params: { fileId } }) => {
    await findDocument(db, { trajectoryId: trajectory.id, fileId });
    return whoSees(world, db, { trajectory, document_id: fileId });
  });
}
