import { beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '../../testing/colleagues.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aDay, noon } from '../../testing/today.ts';

const app = await testApp();
const { db, as, world } = app;
const { own, marieke, daan, peter, aCase, aTask, anAppointment } = await aDay(app);
const hanneke = await anAccount(db, { in: [['admin', own]] });
const by = async (who: typeof peter) => as(await tokenOf(world, who));

async function handOver() {
  const body = { from_id: marieke.id, to_id: daan.id, trajectory_ids: null, tell_clients: false };
  const answer = await (await by(peter)).post('/handovers', body);
  expect(answer.statusCode).toBe(200);
  return answer.json().id as number;
}
const undo = async (id: number) => (await by(peter)).post(`/handovers/${id}/undo`, {});
const letters = async () =>
  (
    await db
      .selectFrom('mails')
      .where('template', 'like', 'appointment-%')
      .select(['template', 'recipient'])
      .execute()
  ).map(({ template, recipient }) => `${template} ${recipient}`);
const setActive = (deactivated_at: Date | null) =>
  db.updateTable('people').set({ deactivated_at }).where('id', '=', marieke.id).execute();

beforeEach(async () => {
  await db.deleteFrom('handovers').execute();
  await db.deleteFrom('mails').execute();
});

describe('a hand-over that is taken back', () => {
  it('leaves alone what was cancelled or done in the meantime, and tells nobody of it', async () => {
    const one = await aCase();
    const { id: appointment } = await anAppointment(one);
    const { id: task } = await aTask({ title: 'Bellen', trajectory_id: one.id });
    const id = await handOver();
    await expect.poll(letters).toEqual([`appointment-changed ${one.emails.client}`]);
    await db.updateTable('appointments').set({ cancelled_at: noon }).execute();
    await db.updateTable('tasks').set({ done_at: noon, done_by: daan.id }).execute();
    await db.deleteFrom('mails').execute();
    expect((await undo(id)).statusCode).toBe(200);
    const { owner_id } = await db
      .selectFrom('appointments')
      .where('id', '=', appointment)
      .select('owner_id')
      .executeTakeFirstOrThrow();
    const { person_id } = await db
      .selectFrom('tasks')
      .where('id', '=', task)
      .select('person_id')
      .executeTakeFirstOrThrow();
    expect([owner_id, person_id]).toEqual([daan.id, daan.id]);
    expect(await letters()).toEqual([]);
  });

  it('gives the new counselor back the places that they had before', async () => {
    const one = await aCase();
    const { id: appointment_id } = await anAppointment(one);
    await aMember(db, { id: one.id, organisation_id: own.id }, { person: daan, reason: 'help' });
    const guest = { name: daan.name, email: daan.email, language: 'nl' as const };
    await db
      .insertInto('appointment_guests')
      .values({ organisation_id: own.id, appointment_id, person_id: daan.id, ...guest })
      .execute();
    const places = async () => [
      await db
        .selectFrom('trajectory_members')
        .select(['person_id', 'reason', 'until', 'added_at'])
        .execute(),
      await db
        .selectFrom('appointment_guests')
        .select(['person_id', 'party', 'name', 'email', 'answer'])
        .orderBy('id')
        .execute(),
    ];
    const before = await places();
    const id = await handOver();
    expect(await places()).not.toEqual(before);
    expect((await undo(id)).statusCode).toBe(200);
    expect(await places()).toEqual(before);
  });

  it('goes back to nobody who left or does other work by now', async () => {
    await aCase();
    const id = await handOver();
    await setActive(noon);
    expect((await undo(id)).json().errors).toEqual([
      'Degene van wie dit kwam, is hier geen adviseur meer. Er is niets teruggedraaid.',
    ]);
    expect((await (await by(peter)).get('/handovers')).json()).toMatchObject([{ may_undo: false }]);
    await setActive(null);
    expect((await undo(id)).statusCode).toBe(200);
  });

  it('stands in the log of each trajectory that went along, both ways', async () => {
    const [one, other] = [await aCase(), await aCase()];
    const id = await handOver();
    await undo(id);
    for (const { id: trajectory } of [one, other]) {
      const { data } = (
        await (await by(hanneke)).get(`/events?record=trajectory:${trajectory}`)
      ).json();
      expect(data.map(({ action }: { action: string }) => action)).toEqual([
        'handovers.undo',
        'handovers.create',
      ]);
    }
  });
});

describe('a hand-over of many appointments', () => {
  it('is not held up by how many mails one address got, and mails no colleague for each', async () => {
    const contact_email = 'personeel@example.nl';
    const cases = await Promise.all(Array.from({ length: 51 }, () => aCase({ contact_email })));
    for (const one of cases) {
      const { id: appointment_id } = await anAppointment(one);
      const of = { organisation_id: own.id, appointment_id, language: 'nl' as const };
      await db
        .insertInto('appointment_guests')
        .values([
          { ...of, party: 'employer', name: 'Pieter', email: contact_email },
          { ...of, person_id: peter.id, name: peter.name, email: peter.email },
        ])
        .execute();
    }
    const id = await handOver();
    expect((await undo(id)).statusCode).toBe(200);
    const toEmployer = async () =>
      (await letters()).filter((letter) => letter.endsWith(contact_email)).length;
    await expect.poll(toEmployer, { timeout: 30_000 }).toBe(102);
    expect((await letters()).filter((letter) => letter.endsWith(peter.email))).toEqual([]);
  });
});
