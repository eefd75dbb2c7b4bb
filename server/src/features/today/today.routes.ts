import { todayApi } from '@traject/contract/today';
import { sightOf } from '../../platform/access/visibility.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { readLists } from './today.queries.ts';
import { scopesOf, teamsOf, whoseDay } from './whose.ts';

export function todayRoutes(serve: Serve, { clock }: World) {
  const { access } = todayApi.get;
  serve(todayApi.get, async ({ db, user, query }) => {
    const teams = await teamsOf(db, user);
    const whose = whoseDay(user, teams, query);
    const date = today(clock);
    const day = { ...sightOf({ user, access }, date), now: clock() };
    return {
      date,
      ...(await readLists(db, whose, day)),
      scopes: scopesOf(user, teams),
      teams: teams.map(({ id, name }) => ({ id, name })),
    };
  });
}
