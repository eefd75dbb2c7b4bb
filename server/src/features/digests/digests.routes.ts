import { abilities } from '@traject/contract/common/access';
import { digestsApi } from '@traject/contract/digests';
import type { User } from '../../platform/access/session.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { listDigests, setWeekday } from './digests.queries.ts';
import { digestHourly } from './digests.ts';

export function digestsRoutes(serve: Serve, world: World) {
  digestHourly(world);
  serve(digestsApi.list, ({ db, user }) => listDigests(db, worksAs(user).map(idOf)));
  serve(digestsApi.set, async ({ db, user, body: { organisation_id, weekday } }) => {
    const person = worksAs(user).find((one) => one.organisation_id === organisation_id);
    if (!person) throw wrongField('organisation_id', 'unknown_choice');
    await setWeekday(db, person.id, weekday);
    return listDigests(db, worksAs(user).map(idOf));
  });
}

const idOf = ({ id }: { id: number }) => id;
const staff: readonly string[] = abilities.trajectories;

/** The caller's records where they work with trajectories. */
const worksAs = ({ people, account_types }: User) =>
  people.filter(({ id }) =>
    account_types.some(({ code, person }) => person.id === id && staff.includes(code)),
  );
