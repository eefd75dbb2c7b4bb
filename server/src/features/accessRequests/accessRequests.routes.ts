import { accessRequestsApi } from '@traject/contract/accessRequests';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { suggestTrajectories } from '../trajectories/trajectories.service.ts';
import * as requests from './accessRequests.queries.ts';
import { ask } from './asking.ts';
import { decidesIn } from './deciders.queries.ts';
import { grant, refuse } from './deciding.ts';

export function accessRequestsRoutes(serve: Serve, world: World) {
  const { clock } = world;

  serve(accessRequestsApi.list, async ({ db, user, language }) => {
    const me = user.people.map(({ id }) => id);
    const open = await requests.listOpen(db, await decidesIn(db, user), me);
    const to_decide = [];
    // One after the other: each is a search.
    for (const request of open) {
      const { about, organisation } = request;
      const meant = { about, organisation_id: organisation.id, language, today: today(clock) };
      to_decide.push({ ...request, suggestions: await suggestTrajectories(db, meant) });
    }
    return { to_decide, own: await requests.listOwn(db, me) };
  });

  serve(accessRequestsApi.count, async ({ db, user }) => {
    const me = user.people.map(({ id }) => id);
    return { to_decide: (await requests.listOpen(db, await decidesIn(db, user), me)).length };
  });

  serve(accessRequestsApi.create, ({ db, user, body }) => ask(world, db, { user, input: body }));

  serve(accessRequestsApi.grant, async ({ db, user, params, body, record }) => {
    const deciding = { id: params.accessRequestId, user, input: body };
    Object.assign(record, await grant(world, db, deciding));
  });

  serve(accessRequestsApi.refuse, async ({ db, user, params, record }) => {
    Object.assign(record, await refuse(world, db, { id: params.accessRequestId, user }));
  });
}
