import type { TrajectoryVisibility } from '@traject/contract/common/visibility';
import { sql } from 'kysely';
import { endMembers } from '../../features/members/members.service.ts';
import { within } from '../../platform/database/wall.ts';
import { aClosedOrganisation, aTeam } from '../colleagues.ts';
import { anAccount, tokenOf } from '../factories.ts';
import type { OpenedApp } from '../openApp.ts';
import { aTrajectory } from '../trajectories.ts';
import { type Model, people, type Real, seesIt, steps } from './members.ts';
import { between, walkOn } from './walk.ts';

export async function membersWalk(opened: OpenedApp) {
  const desk = await aMembersDesk(opened);
  return walkOn<Model, Real>(opened, {
    name: 'who sees a trajectory',
    steps,
    setup: async () => {
      const model = { visibility: 'members' as const, counselor: 'noor' as const, members: {} };
      return { model, real: await aReal(opened, desk) };
    },
  });
}

async function aMembersDesk({ db, world, as }: OpenedApp) {
  const organisation = await aClosedOrganisation(db);
  const colleagueIn = async (type: 'admin' | 'coordinator' | 'counselor') => {
    const account = await anAccount(db, { in: [[type, organisation]] });
    return { id: account.id, ...as(await tokenOf(world, account)) };
  };
  const [noor, sam, iris] = [
    await colleagueIn('counselor'),
    await colleagueIn('counselor'),
    await colleagueIn('counselor'),
  ];
  const [lead, coordinator] = [await colleagueIn('counselor'), await colleagueIn('coordinator')];
  await aTeam(db, organisation, { members: [noor, { ...lead, is_lead: true }] });
  return {
    organisation,
    admin: await colleagueIn('admin'),
    staff: { noor, sam, iris, lead, coordinator },
  };
}

type Desk = Awaited<ReturnType<typeof aMembersDesk>>;

async function aReal(opened: OpenedApp, desk: Desk): Promise<Real> {
  const { db, world } = opened;
  const { organisation, staff, admin } = desk;
  const { id } = await aTrajectory(db, organisation, { counselor: staff.noor });
  const path = `/trajectories/${id}`;
  const choose = (trajectory_visibility: TrajectoryVisibility) =>
    admin.put(`/organisations/${organisation.id}/visibility`, { trajectory_visibility });
  await choose('members');
  return {
    open: (who) => staff[who].get(path),
    ...ofMembers(opened, desk, id),
    handOver: (who, whom) => staff[who].patch(path, { counselor_id: staff[whom].id }),
    choose,
    sleep: async () => {
      const here = within(world.db, [organisation.id]);
      const earlier = sql`update trajectory_members set until = until - 1`;
      await sql`${earlier} where trajectory_id = ${id}`.execute(here);
      return admin.get(path);
    },
    tidy: async () => {
      await endMembers(world.db, world.clock);
      return admin.get(path);
    },
    differences: async (model) => {
      const should = people.map((who) => [seesIt(model, who), seesIt(model, who)]);
      return between(await seenBy(desk, id), should);
    },
  };
}

/** For each of them, whether they can open it and whether it is in their list. */
async function seenBy({ staff }: Desk, id: number) {
  const seen = [];
  for (const who of people) {
    const { data } = (await staff[who].get('/trajectories?per_page=100')).json();
    const isListed = data.some((row: { id: number }) => row.id === id);
    seen.push([(await staff[who].get(`/trajectories/${id}`)).statusCode === 200, isListed]);
  }
  return seen;
}

function ofMembers({ db, world }: OpenedApp, { staff }: Desk, id: number) {
  const path = `/trajectories/${id}/members`;
  const rows = db.selectFrom('trajectory_members').where('trajectory_id', '=', id);
  const add: Real['add'] = (who, whom, { reason, until }) => {
    const day = until === null ? null : dayIn(world.clock(), until);
    return staff[who].post(path, { person_id: staff[whom].id, reason, until: day });
  };
  const remove: Real['remove'] = async (who, whom) => {
    const of = rows.where('person_id', '=', staff[whom].id).select('id');
    const row = await of.executeTakeFirst();
    return staff[who].delete(`${path}/${row?.id ?? 999_999}`);
  };
  return { add, remove };
}

const dayIn = (now: Date, days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(
    now.getTime() + days * 86_400_000,
  );
