import { applicationInput, applicationsApi } from '@traject/contract/applications';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { serveRecord } from '../../platform/http/serveRecord.ts';
import type { World } from '../../platform/program/world.ts';
import { getApplication, listApplications } from './applications.queries.ts';
import { applicationsOfSide, removeOneFile } from './changing.ts';
import { addFile, findFile } from './files.queries.ts';

export function applicationsRoutes(serve: Serve, world: World) {
  serve(applicationsApi.list, ({ db, trajectory, query }) =>
    listApplications(db, trajectory.id, query),
  );
  const rows = applicationsOfSide(world, 'staff');
  serveRecord(serve, world, applicationsApi, {
    rows,
    rules: applicationInput,
    get: getApplication,
  });
  fileRoutes(serve, world, rows);
}

function fileRoutes(serve: Serve, world: World, rows: ReturnType<typeof applicationsOfSide>) {
  const { files } = world;

  serve(applicationsApi.addFile, async ({ db, params, trajectory, self, uploaded }) => {
    const { id } = await rows.lock(db, trajectory.id, params.applicationId);
    if (!uploaded.file) throw unprocessable('file.missing');
    const { organisation_id } = trajectory;
    const owner = { uploader_id: self.id, organisation_id };
    const stored = await files.store(db, uploaded.file, owner);
    await addFile(db, id, stored.id);
    const { files: attached } = await getApplication(db, trajectory.id, id);
    const added = attached.find((file) => file.id === stored.id);
    if (!added) throw notFound();
    return added;
  });

  serve(applicationsApi.file, async ({ db, params, range }) => {
    const file = await findFile(db, params);
    return files.open(db, file.id, { range });
  });

  serve(applicationsApi.removeFile, ({ db, params }) => removeOneFile(world, db, params));
}
