import { handoversApi } from '@traject/contract/handovers';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { peopleOfDay, teamsOf } from '../today/today.service.ts';
import { readCaseload } from './caseload.queries.ts';
import { handOver, handsOf, undo } from './handingOver.ts';
import { getHandover, listHandovers } from './handovers.queries.ts';

export function handoversRoutes(serve: Serve, world: World) {
  const { clock } = world;

  serve(handoversApi.caseload, async ({ db, user, query }) => {
    const whose = peopleOfDay(user, await teamsOf(db, user), query.team_id);
    return readCaseload(db, { ...whose, now: clock(), today: today(clock) });
  });

  serve(handoversApi.list, ({ db, user }) => listHandovers(db, handsOf(user), clock()));

  serve(handoversApi.create, async ({ db, user, body, record }) => {
    const { id, ...noted } = await handOver(world, db, { input: body, user });
    Object.assign(record, { handoverId: String(id), ...noted });
    return getHandover(db, handsOf(user), id, clock());
  });

  serve(handoversApi.undo, async ({ db, user, params, record }) => {
    const { id, ...noted } = await undo(world, db, { id: params.handoverId, user });
    Object.assign(record, noted);
    return getHandover(db, handsOf(user), id, clock());
  });
}
