import { calendarApi } from '@traject/contract/calendar';
import { organisationOf, organisationsFor, selfIn } from '../../platform/access/access.ts';
import { days } from '../../platform/access/links.ts';
import type { User } from '../../platform/access/session.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { listStates } from './calendar.queries.ts';
import { readFeed } from './feed.ts';

const minutes = days(3652);
const ability = 'trajectories';

export function calendarRoutes(serve: Serve, world: World) {
  const { links, clock } = world;
  /** The caller's record where the address is for. */
  const selfAt = (user: User, wanted: number | undefined, record: Record<string, unknown>) => {
    const organisation_id = organisationOf(user, ability, wanted);
    record.organisation_id = organisation_id;
    return selfIn(user, organisation_id);
  };

  serve(calendarApi.get, ({ db, user }) => {
    const places = organisationsFor(user, ability);
    const here = user.people.filter(({ organisation_id }) => places.includes(organisation_id));
    return listStates(
      db,
      here.map(({ id }) => id),
      clock(),
    );
  });

  serve(calendarApi.make, async ({ db, user, body, record }) => {
    const { id: person_id } = selfAt(user, body.organisation_id, record);
    // One after the other, so that two at once do not leave two that work.
    await db.selectFrom('people').where('id', '=', person_id).select('id').forUpdate().execute();
    await links.revokeInvitations(db, person_id, 'calendar');
    const token = await links.create(db, 'calendar', { person_id, minutes });
    return { address: world.address(`/api/calendar/${token}`) };
  });

  serve(calendarApi.remove, async ({ db, user, query, record }) => {
    const { id } = selfAt(user, query.organisation_id, record);
    await links.revokeInvitations(db, id, 'calendar');
  });

  serve(calendarApi.feed, ({ db, link, tag }) => readFeed(world, db, { link, tag }));
}
