import { publicAppointment } from '@traject/contract/appointments';
import { beforeEach, describe, expect, it } from 'vitest';
import { parsed } from '../../platform/calendar/parsed.testing.ts';
import { anAppointmentDesk, guest, tuesday } from '../../testing/appointmentDesk.ts';
import { dead } from '../../testing/desk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world, time } = app;
const { aCase, mailsTo, own, marieke, token } = await anAppointmentDesk(app);
const { open, answer, download } = guest(app);
const colleague = await anAccount(db, { first_name: 'Sander', in: [['counselor', own]] });
const linkTo = async (email: string) => (await mailsTo(email)).at(-1)?.token ?? '';
const toldOwner = async () =>
  (await mailsTo(marieke.email)).filter(({ template }) => template === 'appointment-answered');
const weekly = { repeat: { every: 'weekly', until: '2027-03-23' } };

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
  time.now = undefined;
});

describe('the page behind the link of an appointment', () => {
  it('says when, where and with whom, and takes an answer that can be changed', async () => {
    const one = await aCase();
    await one.made({ place: 'Kamer 2', guests: { client: true, employer: true } });
    const link = await linkTo(one.emails.client);
    const page = (await open(link)).json();
    expect(publicAppointment.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      ...{ date: '2027-03-09', start: '10:30', end: '11:30', place: 'Kamer 2' },
      recipient: { name: 'Fatima El Amrani' },
      counselor: { name: 'Marieke de Vries', email: marieke.email },
      others: [{ name: 'Pieter Hoekstra' }],
      ...{ answer: null, may_answer: true, is_colleague: false },
    });
    expect((await answer(link, 'yes')).json()).toMatchObject({ answer: 'yes' });
    const before = (await toldOwner()).length;
    const no = await answer(link, 'no', 'Ik heb dan examen.');
    expect(no.json()).toMatchObject({ answer: 'no', answer_text: 'Ik heb dan examen.' });
    await answer(link, 'no', 'Nog steeds.');
    const told = await toldOwner();
    expect(told).toHaveLength(before + 1);
    expect(told.at(-1)?.data).toMatchObject({
      who: 'Fatima El Amrani',
      said: 'Ik heb dan examen.',
      link: `http://traject.test/trajectories/${one.id}`,
    });
    expect((await one.list())[0].guests[0]).toMatchObject({
      answer: 'no',
      answer_text: 'Nog steeds.',
    });
  });

  it('keeps the link of the first mail working after a change, and shows the new time', async () => {
    const one = await aCase();
    const { id } = await one.made({ guests: { client: true } });
    const link = await linkTo(one.emails.client);
    await one.change(id, { date: '2027-03-10' });
    expect((await open(link)).json()).toMatchObject({ date: '2027-03-10' });
    const newer = await linkTo(one.emails.client);
    expect(newer).not.toBe(link);
    expect((await answer(newer, 'yes')).statusCode).toBe(200);
    expect((await open(link)).json()).toMatchObject({ answer: 'yes' });
  });

  it('takes no answer once it has begun, and nothing after its end', async () => {
    const one = await aCase();
    await one.made({ guests: { client: true } });
    const link = await linkTo(one.emails.client);
    time.now = new Date('2027-03-09T09:45:00Z');
    expect((await open(link)).json()).toMatchObject({ may_answer: false });
    const late = await answer(link, 'yes');
    expect([late.statusCode, late.json().errors]).toEqual([
      422,
      ['Deze afspraak is al begonnen. Antwoorden kan niet meer.'],
    ]);
    time.now = new Date('2027-03-09T10:30:01Z');
    expect([(await open(link)).statusCode, (await open(link)).json().errors]).toEqual([
      404,
      [dead],
    ]);
  });

  it('counts in a series for all that are coming', async () => {
    const one = await aCase();
    await one.made({ ...weekly, guests: { client: true } });
    const link = await linkTo(one.emails.client);
    expect((await open(link)).json().dates).toHaveLength(3);
    time.now = new Date('2027-03-10T09:00:00Z');
    expect((await open(link)).json()).toMatchObject({ date: '2027-03-16' });
    await answer(link, 'yes');
    const answers = db
      .selectFrom('appointment_guests as g')
      .innerJoin('appointments as a', 'a.id', 'g.appointment_id');
    const said = await answers
      .where('a.trajectory_id', '=', one.id)
      .orderBy('a.starts_at')
      .select('answer')
      .execute();
    expect(said.map((row) => row.answer)).toEqual([null, 'yes', 'yes']);
  });

  it('shows the others of a series to who is no longer asked to one, and dies with the last', async () => {
    const one = await aCase();
    await one.made({ ...weekly, guests: { client: true } });
    const link = await linkTo(one.emails.client);
    const [first, second] = await one.list();
    await one.change(first.id, { guests: {} });
    expect((await open(link)).json()).toMatchObject({ date: second.date });
    await one.change(second.id, { guests: {}, scope: 'following' });
    expect((await open(link)).statusCode).toBe(404);
  });

  it('says that it was cancelled, and takes no answer', async () => {
    const one = await aCase();
    const { id } = await one.made({ guests: { client: true } });
    const link = await linkTo(one.emails.client);
    await one.cancel(id);
    expect((await open(link)).json()).toMatchObject({
      cancelled_at: expect.any(String),
      may_answer: false,
    });
    expect((await answer(link, 'yes')).statusCode).toBe(422);
  });

  it('gives the appointment as a file, which is the one of the invitation', async () => {
    const one = await aCase();
    await one.made({ ...weekly, guests: { client: true } });
    const [mail] = await mailsTo(one.emails.client);
    const file = await download(mail?.token ?? '');
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const { method, events } = parsed(file.body);
    expect([method, events.length]).toEqual(['PUBLISH', 4]);
    expect(new Set(events.map(({ uid }) => uid))).toEqual(
      new Set(parsed(mail?.ics ?? '').events.map(({ uid }) => uid)),
    );
  });

  it('is dead for a colleague who no longer sees the trajectory, and with a deleted one', async () => {
    const one = await aCase();
    await one.made({ guests: { client: true, colleague_ids: [colleague.id] } });
    const [theirs, clients] = [await linkTo(colleague.email), await linkTo(one.emails.client)];
    expect((await open(theirs)).json()).toMatchObject({ is_colleague: true });
    const house = db.updateTable('organisations').where('id', '=', own.id);
    await house.set({ trajectory_visibility: 'members' }).execute();
    expect((await open(theirs)).statusCode).toBe(404);
    await house.set({ trajectory_visibility: 'everyone' }).execute();
    await as(token).delete(one.path);
    expect((await open(clients)).statusCode).toBe(404);
    expect((await open(theirs)).statusCode).toBe(404);
    await as(token).post(`/removed-trajectories/${one.id}/restore`);
    expect((await open(clients)).statusCode).toBe(200);
  });

  it('dies when the party has another address', async () => {
    const one = await aCase();
    await one.made({ guests: { employer: true } });
    const link = await linkTo(one.emails.employer);
    await as(token).patch(one.path, { contact_email: `ander-${one.id}@example.nl` });
    expect((await open(link)).statusCode).toBe(404);
  });
});

describe('a guest who is not coming', () => {
  const toldTo = async (email: string) =>
    (await mailsTo(email)).filter(({ template }) => template === 'appointment-answered');
  const leave = ({ id }: { id: number }) =>
    db.updateTable('people').set({ deactivated_at: new Date() }).where('id', '=', id).execute();

  it('is told to the counselor when the owner has left', async () => {
    const one = await aCase();
    const leaving = await anAccount(db, { in: [['counselor', own]] });
    const by = as(await tokenOf(world, leaving));
    await by.post(one.appointments, { ...tuesday, guests: { client: true } });
    const before = (await toldOwner()).length;
    await leave(leaving);
    await answer(await linkTo(one.emails.client), 'no');
    expect(await toldTo(leaving.email)).toEqual([]);
    expect(await toldOwner()).toHaveLength(before + 1);
  });

  it('is told to the counselor when the owner no longer sees the trajectory', async () => {
    const one = await aCase();
    const by = as(await tokenOf(world, colleague));
    await by.post(one.appointments, { ...tuesday, guests: { client: true } });
    const [before, theirs] = [(await toldOwner()).length, (await toldTo(colleague.email)).length];
    const house = db.updateTable('organisations').where('id', '=', own.id);
    await house.set({ trajectory_visibility: 'members' }).execute();
    await answer(await linkTo(one.emails.client), 'no');
    await house.set({ trajectory_visibility: 'everyone' }).execute();
    expect(await toldTo(colleague.email)).toHaveLength(theirs);
    expect(await toldOwner()).toHaveLength(before + 1);
  });

  it('of what belongs to no trajectory is not told to an owner who has left', async () => {
    const leaving = await anAccount(db, { in: [['counselor', own]] });
    const by = as(await tokenOf(world, leaving));
    const guests = { colleague_ids: [colleague.id] };
    await by.post('/appointments', { ...tuesday, kind: 'other', title: 'Overleg', guests });
    const link = await linkTo(colleague.email);
    await answer(link, 'no');
    expect(await toldTo(leaving.email)).toHaveLength(1);
    await answer(link, 'yes');
    await leave(leaving);
    expect((await answer(link, 'no')).statusCode).toBe(200);
    expect(await toldTo(leaving.email)).toHaveLength(1);
  });
});

it('an answer while it is cancelled comes before it or is refused, and both are kept in order', async () => {
  const one = await aCase();
  for (let n = 0; n < 5; n++) {
    const { id } = await one.made({ guests: { client: true } });
    const link = await linkTo(one.emails.client);
    const [said, gone] = await Promise.all([answer(link, 'yes'), one.cancel(id)]);
    expect(gone.statusCode).toBe(204);
    expect([200, 422]).toContain(said.statusCode);
    const row = (await one.list()).find((row: { id: number }) => row.id === id);
    expect(row.guests[0].answer).toBe(said.statusCode === 200 ? 'yes' : null);
    expect(row.cancelled_at).not.toBeNull();
  }
});

it('what guests answered stays in the log of the trajectory when they are asked no more', async () => {
  const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
  const one = await aCase();
  const { id } = await one.made({ guests: { client: true, colleague_ids: [colleague.id] } });
  await answer(await linkTo(one.emails.client), 'no', 'Geheim');
  await answer(await linkTo(colleague.email), 'yes');
  await one.change(id, { guests: {} });
  const { data } = (await as(admin).get(`/events?record=trajectory:${one.id}`)).json();
  const replies = data.filter(({ action }: { action: string }) => action === 'appointments.reply');
  const record = [
    { type: 'trajectory', id: one.id },
    { type: 'appointment', id },
  ];
  const reply = { by_link: true, record };
  expect(replies).toMatchObject([reply, reply]);
  expect(JSON.stringify(replies)).not.toContain('Geheim');
});
