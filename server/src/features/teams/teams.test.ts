import { describe, expect, it } from 'vitest';
import { aClosedOrganisation, aTeam } from '../../testing/colleagues.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db, 'Werkwijzer');
const elsewhere = await anOrganisation(db);
const admin = await anAccount(db, { in: [['admin', own]] });
const token = await tokenOf(world, admin);
const counselor = (first_name: string, place = own) =>
  anAccount(db, { first_name, last_name: 'Bos', in: [['counselor', place]] });
const [noor, sam] = [await counselor('Noor'), await counselor('Sam')];
const teams = `/organisations/${own.id}/teams`;
const lead = { person_id: noor.id, is_lead: true };
const other = { person_id: sam.id, is_lead: false };

describe('teams', () => {
  it('are made with their leads, changed in part, listed by name and deleted', async () => {
    const made = (await as(token).post(teams, { name: 'Zuid', members: [other, lead] })).json();
    expect(made).toEqual({
      ...{ id: expect.any(Number), name: 'Zuid', version: 1 },
      members: [
        { person: { id: noor.id, name: 'Noor Bos' }, is_lead: true, is_active: true },
        { person: { id: sam.id, name: 'Sam Bos' }, is_lead: false, is_active: true },
      ],
    });
    await as(token).post(teams, { name: 'Noord', members: [] });
    const one = `${teams}/${made.id}`;
    const renamed = (await as(token).patch(one, { name: 'Zuidoost', version: 1 })).json();
    expect(renamed).toMatchObject({ name: 'Zuidoost', version: 2, members: made.members });
    const changed = await as(token).patch(one, { members: [{ ...other, is_lead: true }] });
    expect(changed.json().members).toMatchObject([{ person: { id: sam.id }, is_lead: true }]);
    const stale = await as(token).patch(one, { name: 'Oost', version: 2 });
    expect(stale.statusCode).toBe(422);
    const names = (await as(token).get(teams)).json().map((team: typeof made) => team.name);
    expect(names).toEqual(['Noord', 'Zuidoost']);
    const known = (await as(await tokenOf(world, sam)).get('/teams')).json();
    expect(known[1]).toEqual({
      ...{ id: made.id, name: 'Zuidoost', member_ids: [sam.id] },
      organisation: { id: own.id, name: 'Werkwijzer' },
    });
    expect((await as(token).delete(one)).statusCode).toBe(204);
    expect((await as(token).get(teams)).json()).toHaveLength(1);
    const log = (await as(token).get('/events?action=teams.create')).json().data;
    expect(log[1].lines).toEqual(['Leden: 2', 'Teamleiders: 1']);
  });

  it.each([
    ['no name', { name: ' ' }, 'Naam: vul dit in.'],
    [
      'a name that is taken',
      { name: 'West' },
      'Er is al een team met deze naam. Kies een andere naam.',
    ],
    [
      'somebody twice',
      { members: [lead, { ...lead, is_lead: false }] },
      'Leden: dit staat er twee keer.',
    ],
    [
      'somebody who is no counselor',
      { members: [{ person_id: admin.id, is_lead: true }] },
      'Leden: dit kun je hier niet kiezen.',
    ],
  ])('refuse %s', async (_what, wrong, sentence) => {
    await db.deleteFrom('teams').execute();
    await aTeam(db, own, { name: 'West' });
    const answer = await as(token).post(teams, { name: 'Oost', members: [], ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('do not take in a counselor of elsewhere, and may share a name with a team there', async () => {
    const theirs = await counselor('Bo', elsewhere);
    const members = [{ person_id: theirs.id, is_lead: false }];
    expect((await as(token).post(teams, { name: 'A', members })).statusCode).toBe(422);
    await aTeam(db, elsewhere, { name: 'A' });
    expect((await as(token).post(teams, { name: 'A', members: [] })).statusCode).toBe(200);
  });

  it('keep somebody who left until an administrator takes them out', async () => {
    const gone = await counselor('Ad');
    const { id } = await aTeam(db, own, { name: 'Blijft', members: [noor, gone] });
    await as(token).post(`/people/${gone.id}/deactivate`);
    const left = { person_id: gone.id, is_lead: false };
    const kept = await as(token).patch(`${teams}/${id}`, { members: [left, lead] });
    expect(kept.json().members).toMatchObject([{ is_active: false }, { is_active: true }]);
    await as(token).patch(`${teams}/${id}`, { members: [lead] });
    expect((await as(token).patch(`${teams}/${id}`, { members: [left] })).statusCode).toBe(422);
  });
});

it('a lead sees the trajectories of the team from the moment of being one, and not after', async () => {
  const closed = await aClosedOrganisation(db);
  const [chief, colleague] = [await counselor('Els', closed), await counselor('Tom', closed)];
  const { id } = await aTrajectory(db, closed, { counselor: colleague });
  const boss = await tokenOf(world, await anAccount(db, { in: [['admin', closed]] }));
  const chiefToken = await tokenOf(world, chief);
  const seen = async () => (await as(chiefToken).get(`/trajectories/${id}`)).statusCode;
  expect(await seen()).toBe(404);
  const path = `/organisations/${closed.id}/teams`;
  const members = (is_lead: boolean) => [
    { person_id: chief.id, is_lead },
    { person_id: colleague.id, is_lead: false },
  ];
  const made = (await as(boss).post(path, { name: 'Oost', members: members(true) })).json();
  await expect.poll(seen).toBe(200);
  await as(boss).patch(`${path}/${made.id}`, { members: members(false) });
  await expect.poll(seen).toBe(404);
});
