import { applicationInput, applicationsApi } from '@traject/contract/applications';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import * as applications from './applications.queries.ts';
import { lockOwn, removeOneFile, removeWhole } from './changing.ts';
import { addFile, findFile } from './files.queries.ts';

export function applicationsRoutes(serve: Serve, world: World) {
  serve(applicationsApi.list, ({ db, trajectory, query }) =>
    applications.listApplications(db, trajectory.id, query),
  );

  serve(applicationsApi.create, async ({ db, trajectory, body }) => {
    const values = { ...body, trajectory_id: trajectory.id };
    const { id } = await applications.addApplication(db, values);
    return applications.getApplication(db, { trajectoryId: trajectory.id, applicationId: id });
  });

  serve(applicationsApi.update, async ({ db, params, self, language, body }) => {
    const stored = await lockOwn(db, params);
    const by = { self, language, clock: world.clock };
    const values = await versionedUpdate(db, { stored, given: body, rules: applicationInput, by });
    await applications.setApplication(db, stored.id, values);
    return applications.getApplication(db, params);
  });

  serve(applicationsApi.remove, ({ db, params }) => removeWhole(world, db, params));
  fileRoutes(serve, world);
}

function fileRoutes(serve: Serve, world: World) {
  const { files } = world;

  serve(applicationsApi.addFile, async ({ db, params, trajectory, self, uploaded }) => {
    const { id } = await lockOwn(db, params);
    if (!uploaded.file) throw unprocessable('file.missing');
    const { organisation_id } = trajectory;
    const owner = { uploader_id: self.id, organisation_id };
    const stored = await files.store(db, uploaded.file, owner);
    await addFile(db, id, stored.id);
    const { files: attached } = await applications.getApplication(db, params);
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
