import { describe, expect, it } from 'vitest';
import { aTeam } from '../../testing/colleagues.ts';
import { reader } from '../../testing/desk.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aDay, inDays, noon } from '../../testing/today.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';

const app = await testApp();
const { db, time } = app;
const { own, marieke, daan, peter, aCase, aTask, anAppointment, day, read } = await aDay(app);
const { accept, reject } = reader(app);

describe('today', () => {
  it('is empty for somebody for whom nothing is to be done', async () => {
    const { date, appointments, tasks, arrivals, waiting, scopes } = await read();
    expect(date).toBe('2026-11-18');
    const nothing = { total: 0, data: [] };
    expect({ appointments, tasks, arrivals }).toEqual({
      appointments: nothing,
      tasks: nothing,
      arrivals: nothing,
    });
    expect(Object.values(waiting)).toEqual([nothing, nothing, nothing, nothing, nothing]);
    expect(scopes).toEqual(['mine']);
  });

  it('lists my open tasks, the oldest first and those without a date last', async () => {
    const one = await aCase();
    await aTask({ title: 'Later', due_on: null });
    await aTask({ title: 'Vandaag', due_on: '2026-11-18', trajectory_id: one.id });
    await aTask({ title: 'Te laat', due_on: '2026-11-10' });
    await aTask({ title: 'Van Daan', due_on: '2026-11-10', person_id: daan.id });
    const { tasks } = await read();
    expect(tasks.data.map(({ title }) => title)).toEqual(['Te laat', 'Vandaag', 'Later']);
    expect(tasks.data[1]?.trajectory).toMatchObject({
      id: one.id,
      client: { name: 'Fatima El Amrani' },
    });
  });

  it('counts to a hundred and shows fifty', async () => {
    const values = Array.from({ length: 130 }, (_, n) => ({
      title: `Taak ${n}`,
      organisation_id: own.id,
      person_id: marieke.id,
      due_on: '2026-11-18',
    }));
    await db.insertInto('tasks').values(values).execute();
    const { tasks } = await read();
    expect([tasks.total, tasks.data.length]).toEqual([100, 50]);
  });

  it('lists my appointments between two midnights in Amsterdam, also as a guest', async () => {
    const one = await aCase();
    const at = (starts_at: string, owner_id: number, cancelled_at: Date | null = null) =>
      db
        .insertInto('appointments')
        .values({
          ...{ organisation_id: own.id, trajectory_id: one.id, owner_id, kind: 'progress' },
          ...{
            starts_at: new Date(starts_at),
            ends_at: new Date(Date.parse(starts_at) + 3_600_000),
            cancelled_at,
          },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    await at('2026-11-17T22:30:00Z', marieke.id);
    await at('2026-11-18T22:30:00Z', marieke.id);
    await at('2026-11-18T10:00:00Z', marieke.id, noon);
    const { id: appointment_id } = await at('2026-11-17T23:30:00Z', daan.id);
    await at('2026-11-18T23:30:00Z', marieke.id);
    const guest = { name: marieke.name, email: marieke.email, language: 'nl' as const };
    await db
      .insertInto('appointment_guests')
      .values({ organisation_id: own.id, appointment_id, person_id: marieke.id, ...guest })
      .execute();
    const { appointments } = await read();
    expect(appointments.data.map(({ starts_at }) => new Date(starts_at).toISOString())).toEqual([
      '2026-11-17T23:30:00.000Z',
      '2026-11-18T22:30:00.000Z',
    ]);
    expect(appointments.data[0]).toMatchObject({
      owner: { name: daan.name },
      guests: [{ name: marieke.name, answer: null }],
    });
    await db.updateTable('appointment_guests').set({ answer: 'no', answered_at: noon }).execute();
    expect((await read()).appointments.total).toBe(1);
  });

  it('tells what clients and employers decided since yesterday, with the reason', async () => {
    const [yes, no, old] = [await aCase(), await aCase(), await aCase()];
    for (const one of [yes, no, old]) await one.startClient();
    time.now = inDays(-2);
    await accept(await old.tokenOf('client'));
    time.now = noon;
    await accept(await yes.tokenOf('client'));
    await reject(await no.tokenOf('client'), 'Te ver weg.');
    const { arrivals } = await read();
    expect(
      arrivals.data.map(({ kind, reason, trajectory }) => [kind, reason, trajectory.id]).sort(),
    ).toEqual([
      ['accepted', null, yes.id],
      ['rejected', 'Te ver weg.', no.id],
    ]);
    expect((await read(daan)).arrivals.total).toBe(0);
  });
});

describe('the day of others', () => {
  it('is for coordinators, and for who leads a team', async () => {
    const one = await aTrajectory(db, own, {
      counselor: daan,
      client: await aClient(db, own, { first_name: 'Samir' }),
    });
    await aTask({
      title: 'Van Daan',
      due_on: '2026-11-10',
      person_id: daan.id,
      trajectory_id: one.id,
    });
    await aTask({ title: 'Los van Daan', due_on: '2026-11-10', person_id: daan.id });
    for (const scope of ['team', 'everyone'])
      expect((await day(marieke, `?scope=${scope}`)).statusCode).toBe(404);
    const whole = await read(peter, '?scope=everyone');
    expect(whole.scopes).toEqual(['mine', 'everyone']);
    expect(whole.tasks.data.map(({ title }) => title)).toEqual(['Van Daan']);

    const members = [{ ...marieke, is_lead: true }, daan];
    const { id } = await aTeam(db, own, { name: 'Noord', members });
    await expect.poll(async () => (await day(marieke, '?scope=team')).statusCode).toBe(200);
    const team = await read(marieke, `?scope=team&team_id=${id}`);
    expect(team.teams).toEqual([{ id, name: 'Noord' }]);
    expect(team.tasks.data.map(({ title }) => title)).toEqual(['Van Daan']);
    expect((await day(daan, '?scope=team')).statusCode).toBe(404);
    expect((await day(marieke, '?scope=team&team_id=999')).statusCode).toBe(404);
  });

  it('is not for who leads a team and no longer counsels there, nor is what was theirs', async () => {
    const elsewhere = await anOrganisation(db);
    const eva = await anAccount(db, {
      in: [
        ['counselor', own],
        ['counselor', elsewhere],
      ],
    });
    await aTeam(db, own, { members: [{ ...eva, is_lead: true }, daan] });
    await aTask({ title: 'Van Eva', due_on: '2026-11-10', person_id: eva.id });
    await aTrajectory(db, own, { counselor: daan });
    expect((await day(eva, '?scope=team')).statusCode).toBe(200);
    expect((await read(eva)).tasks.total).toBe(1);
    await db
      .updateTable('memberships')
      .set({ account_type: 'finance' })
      .where('person_id', '=', eva.id)
      .execute();
    await expect.poll(async () => (await day(eva, '?scope=team')).statusCode).toBe(404);
    expect((await read(eva)).tasks.total).toBe(0);
    const call = app.as(await tokenOf(app.world, eva));
    expect((await call.get('/caseload')).statusCode).toBe(404);
    const body = { from_id: daan.id, to_id: eva.id, trajectory_ids: null, tell_clients: false };
    expect((await call.post('/handovers', body)).statusCode).toBe(404);
  });

  it('tells a guest who no longer sees the trajectory only when it is, and with whom', async () => {
    const one = await aCase();
    const what = { place: 'Kerkstraat 1', video_url: 'https://beeld.example/1', title: 'Intake' };
    const { id: appointment_id } = await anAppointment(one, what);
    const guest = { name: daan.name, email: daan.email, language: 'nl' as const };
    await db
      .insertInto('appointment_guests')
      .values({ organisation_id: own.id, appointment_id, person_id: daan.id, ...guest })
      .execute();
    const seen = async () => (await read(daan)).appointments.data;
    expect(await seen()).toMatchObject([{ kind: 'intake', ...what }]);
    const close = (trajectory_visibility: string) =>
      db.updateTable('organisations').set({ trajectory_visibility }).execute();
    await close('members');
    const nothing = { place: '', video_url: '', title: '', kind: 'other' };
    await expect.poll(seen).toMatchObject([{ ...nothing, trajectory: null, guests: [] }]);
    await close('everyone');
    await db.updateTable('trajectories').set({ deleted_at: noon }).execute();
    await expect.poll(seen).toEqual([]);
  });
});
