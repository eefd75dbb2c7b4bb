import { contract } from '@traject/contract/index';
import { beforeEach, describe, expect, it } from 'vitest';
import { decide, requestFor } from './testing/accessWalk.ts';
import { noteChanges } from './testing/changes.ts';
import { anAccount, anOrganisation, tokenOf } from './testing/factories.ts';
import { testApp } from './testing/testApp.ts';
import { aWholeTrajectory, type Ids } from './testing/wholeTrajectory.ts';

const { db, sql, world, send } = await testApp({ demo: true });
const own = await anOrganisation(db, 'Eigen huis');
await db.updateTable('organisations').set({ trajectory_visibility: 'members' }).execute();

const someone = async (who: string, type: 'counselor' | 'coordinator' | 'admin' | 'finance') => {
  const account = await anAccount(db, { in: [[type, own]] });
  return { who, type, person_id: account.id, token: await tokenOf(world, account) };
};
type Someone = Awaited<ReturnType<typeof someone>>;

/** Who sees a trajectory where counselors see only what is theirs: declared here, walked below. */
const seeing = {
  counselor: await someone('its counselor', 'counselor'),
  helper: await someone('a member', 'counselor'),
  replacing: await someone('a member until today', 'counselor'),
  lead: await someone('the lead of its team', 'counselor'),
  coordinator: await someone('a coordinator', 'coordinator'),
  admin: await someone('an admin', 'admin'),
};
const unseeing = {
  replaced: await someone('a member until yesterday', 'counselor'),
  other: await someone('another counselor', 'counselor'),
};
/** Sees the head of every trajectory, and its invoices. */
const finance = await someone('finance', 'finance');
const callers = [
  ...Object.values(seeing).map((caller) => ({ ...caller, sees: true })),
  ...Object.values(unseeing).map((caller) => ({ ...caller, sees: false })),
  { ...finance, sees: true },
];

const changing = [seeing.helper.who, seeing.lead.who];

const teams = db.insertInto('teams').values({ organisation_id: own.id, name: 'Team' });
const { id: team_id } = await teams.returning('id').executeTakeFirstOrThrow();
const inTeam = ({ person_id }: Someone, is_lead: boolean) =>
  db
    .insertInto('team_members')
    .values({ team_id, organisation_id: own.id, person_id, is_lead })
    .execute();
await inTeam(seeing.counselor, false);
await inTeam(seeing.lead, true);

/** A trajectory with everything in it, of this counselor and with these members. */
async function aShared(): Promise<Ids> {
  const ids = await aWholeTrajectory(world, own, 'Eigen');
  const { trajectoryId: trajectory_id, clientId } = ids;
  const of = db.updateTable('trajectories').where('id', '=', trajectory_id);
  await of.set({ counselor_id: seeing.counselor.person_id, contact_name: 'KANARIE' }).execute();
  await db
    .updateTable('people')
    .set({ first_name: 'KANARIE' })
    .where('id', '=', clientId)
    .execute();
  const on = { organisation_id: own.id, trajectory_id };
  const [today, yesterday] = [sqlDay(0), sqlDay(-1)];
  await db
    .insertInto('trajectory_members')
    .values([
      { ...on, person_id: seeing.helper.person_id, reason: 'help' },
      { ...on, person_id: seeing.replacing.person_id, reason: 'replacement', until: today },
      { ...on, person_id: unseeing.replaced.person_id, reason: 'replacement', until: yesterday },
    ])
    .execute();
  return ids;
}

const sqlDay = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(
    world.clock().getTime() + days * 86_400_000,
  );

const ours = await aShared();
const lastChange = await noteChanges(sql);
const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);
const scoped = endpoints.filter(({ endpoint }) => /:(trajectory|client)Id/.test(endpoint.path));
const unscoped = endpoints.filter(({ endpoint }) => !/:|auth\/logout/.test(endpoint.path));

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

describe.each(scoped)('$name', ({ endpoint }) => {
  it(`(${endpoint.access}) is for those who see the trajectory, and for nobody else`, async () => {
    const lets = (caller: (typeof callers)[number]) =>
      decide(endpoint, [caller.type], caller.token) === 'in' && caller.sees;
    const before = await lastChange();
    const refused = callers.filter((caller) => !lets(caller));
    for (const { who, token } of refused) {
      const answer = await send(requestFor(endpoint, { token, ids: ours }));
      expect([answer.statusCode, answer.json().errors], who).toEqual([
        404,
        ['We kunnen dit niet vinden.'],
      ]);
    }
    expect(await lastChange()).toEqual(before);
    const isRead = endpoint.method === 'GET';
    // Each change needs a trajectory of its own; the other walk has made these as everybody else.
    const inside = isRead ? callers : callers.filter(({ who }) => changing.includes(who));
    for (const { who, token } of inside.filter(lets)) {
      const ids = isRead ? ours : await aShared();
      const { statusCode } = await send(requestFor(endpoint, { token, ids }));
      // Some of it is only for an author, or for those who may share it; but they are told so.
      expect([401, 404], who).not.toContain(statusCode);
    }
  });
});

it.each(unscoped)('$name tells nothing of it to those who do not see it', async ({ endpoint }) => {
  for (const { who, token } of Object.values(unseeing)) {
    const answer = await send(requestFor(endpoint, { token, ids: ours }));
    expect(answer.body, who).not.toContain('KANARIE');
  }
});
