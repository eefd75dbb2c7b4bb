import { readersOf } from '../../platform/access/readers.ts';
import type { User } from '../../platform/access/session.ts';
import { within } from '../../platform/database/wall.ts';
import { AppError } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import { tokenOf } from '../factories.ts';
import type { OpenedApp } from '../openApp.ts';
import type { Built } from './build.ts';
import { type Planned, seesByPlan, seesHeadByPlan } from './plan.ts';

type Opened = Pick<OpenedApp, 'world' | 'as'>;
type Tally = { seen: number; unseen: number; wrong: string[] };
const access = 'trajectories' as const;

/** Whether whoever is let in is named with a reason, and nobody else; and who that should be. */
export async function compareReasons(opened: Opened, built: Built): Promise<Tally> {
  const tally: Tally = { seen: 0, unseen: 0, wrong: [] };
  const users = await Promise.all(built.accounts.map((id) => signedIn(opened, id)));
  for (const [at, trajectory] of built.planned.trajectories.entries()) {
    const names = trajectory.isDeleted ? [] : await explained(opened, built, at);
    for (const [who, { user }] of users.entries()) {
      const isSeen = await isLetIn(opened, user, built.trajectories[at] ?? 0);
      const told = [isSeen, names.includes(built.people[who] ?? 0)];
      const should = seesByPlan(built.planned, who, trajectory);
      tally[isSeen ? 'seen' : 'unseen'] += 1;
      if (told.some((one) => one !== should)) tally.wrong.push(inWords(built.planned, told));
    }
  }
  return tally;
}

/** Whether the list and its total hold what somebody is let in to, and nothing else. */
export async function compareLists(opened: Opened, built: Built): Promise<string[]> {
  const wrong: string[] = [];
  for (const [who, account_id] of built.accounts.entries()) {
    const { token } = await signedIn(opened, account_id);
    const { data = [], meta = { total: 0 } } = (await opened.as(token).get('/trajectories')).json();
    const ids = built.trajectories.filter((_, at) => {
      const trajectory = built.planned.trajectories[at];
      return trajectory && seesHeadByPlan(built.planned, who, trajectory);
    });
    const shown = new Set(data.map(({ id }: { id: number }) => id));
    const isRight = meta.total === ids.length && shown.size === ids.length;
    if (!isRight || !ids.every((id) => shown.has(id)))
      wrong.push(inWords(built.planned, [who, [...shown], ids]));
  }
  return wrong;
}

const inWords = (planned: Planned, told: unknown) => JSON.stringify([told, planned]);

async function signedIn({ world }: Opened, account_id: number) {
  const token = await tokenOf(world, { account_id, first_name: 'Iemand', last_name: 'Hier' });
  return { token, user: (await world.sessions.userOf(world.db, `Bearer ${token}`)) as User };
}

const isLetIn = ({ world }: Opened, user: User, trajectoryId: number) =>
  world.scopes(within(world.db, user.organisation_ids), { user, access }, { trajectoryId }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.status === 404) return false;
      throw error;
    },
  );

/** Who is named as somebody who sees all of it; finance sees no more than the head. */
async function explained({ world }: Opened, { organisation_id, trajectories }: Built, at: number) {
  const here = within(world.db, [organisation_id]);
  const about = { id: trajectories[at] ?? 0, organisation_id };
  const readers = await readersOf(here, about, today(world.clock));
  return readers.filter(({ whys }) => whys.some((why) => why !== 'finance')).map(({ id }) => id);
}
