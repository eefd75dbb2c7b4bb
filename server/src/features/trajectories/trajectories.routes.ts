import type { Language } from '@traject/contract/common/languages';
import { trajectoriesApi } from '@traject/contract/trajectories';
import { organisationsFor } from '../../platform/access/access.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { changeTrajectory, createTrajectory } from './changing.ts';
import { listTrajectories } from './list.queries.ts';
import { listRemoved } from './removed.queries.ts';
import { removeTrajectory, restoreTrajectory } from './removing.ts';
import { getTrajectory } from './trajectories.queries.ts';

export function trajectoriesRoutes(serve: Serve, world: World) {
  const read = (db: Db, id: number, language: Language) =>
    getTrajectory(db, id, { language, now: world.clock() });

  serve(trajectoriesApi.list, ({ db, user, query, language }) =>
    listTrajectories(db, user, { query, language }),
  );
  serve(trajectoriesApi.create, async ({ db, user, body, language }) => {
    const id = await createTrajectory(world, db, body, user);
    return read(db, id, language);
  });
  serve(trajectoriesApi.get, ({ db, trajectory, language }) => read(db, trajectory.id, language));
  serve(trajectoriesApi.update, async ({ db, trajectory: { id }, user, self, body, language }) => {
    await changeTrajectory(world, db, { id, given: body, by: { user, self, language } });
    return read(db, id, language);
  });
  serve(trajectoriesApi.remove, ({ db, trajectory, self }) =>
    removeTrajectory(world, db, trajectory.id, self),
  );
  serve(trajectoriesApi.removed, ({ db, user, query }) =>
    listRemoved(db, organisationsFor(user, 'administration'), query),
  );
  serve(trajectoriesApi.restore, async ({ db, user, params, language }) => {
    await restoreTrajectory(world, db, params.removedTrajectoryId, user);
    return read(db, params.removedTrajectoryId, language);
  });
}
