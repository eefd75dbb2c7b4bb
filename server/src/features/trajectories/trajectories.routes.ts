import type { Language } from '@traject/contract/common/languages';
import { mayShare } from '@traject/contract/common/visibility';
import { trajectoriesApi } from '@traject/contract/trajectories';
import { organisationsFor } from '../../platform/access/access.ts';
import { lastDay, reasonsToSee } from '../../platform/access/visibility.ts';
import type { Db } from '../../platform/database/db.ts';
import { forbidden } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { changeTrajectory, createTrajectory } from './changing.ts';
import { listTrajectories } from './list.queries.ts';
import { listRemoved } from './removed.queries.ts';
import { removeTrajectory, restoreTrajectory } from './removing.ts';
import { getHead, getTrajectory } from './trajectories.queries.ts';

export function trajectoriesRoutes(serve: Serve, world: World) {
  const read = (db: Db, id: number, language: Language) =>
    getTrajectory(db, id, { language, now: world.clock() });

  const { access } = trajectoriesApi.list;
  serve(trajectoriesApi.list, ({ db, user, query, language }) =>
    listTrajectories(db, { user, access }, { query, language, today: today(world.clock) }),
  );
  serve(trajectoriesApi.create, async ({ db, user, body, language }) => {
    const id = await createTrajectory(world, db, body, user);
    return read(db, id, language);
  });
  serve(trajectoriesApi.get, ({ db, trajectory, language }) => read(db, trajectory.id, language));
  serve(trajectoriesApi.head, ({ db, trajectory, language }) =>
    getHead(db, trajectory.id, language),
  );
  serve(trajectoriesApi.update, async ({ db, trajectory, user, self, body, language }) => {
    const { id, reasons } = trajectory;
    const stays = reasonsToSee({ user, access }, trajectory, lastDay).length > 0;
    const by = { user, self, language, reasons, stays };
    await changeTrajectory(world, db, { id, given: body, by });
    return read(db, id, language);
  });
  serve(trajectoriesApi.remove, ({ db, trajectory: { id, reasons }, self }) => {
    if (!mayShare(reasons)) throw forbidden('trajectory.remove_as_member');
    return removeTrajectory(world, db, id, self);
  });
  serve(trajectoriesApi.removed, ({ db, user, query }) =>
    listRemoved(db, organisationsFor(user, 'administration'), query),
  );
  serve(trajectoriesApi.restore, async ({ db, user, params, language }) => {
    await restoreTrajectory(world, db, params.removedTrajectoryId, user);
    return read(db, params.removedTrajectoryId, language);
  });
}
