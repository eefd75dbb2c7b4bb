import { describe, expect, it } from 'vitest';
import { parsed } from '../../platform/calendar/parsed.testing.ts';
import { anAppointmentDesk, tuesday } from '../../testing/appointmentDesk.ts';
import { dead } from '../../testing/desk.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world, time } = app;
const { aCase, mailsTo, own, token, marieke } = await anAppointmentDesk(app);
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));

const make = async (by = token, body = {}) =>
  (await as(by).post('/account/calendar', body)).json().address as string;
const fetchFrom = (address: string) => as().get(address.replace('http://traject.test/api', ''));
const read = async (address: string) => parsed((await fetchFrom(address)).body);

describe('a calendar address', () => {
  it('gives every appointment with an own id, and only when, where and of whom', async () => {
    const one = await aCase();
    const body = { title: 'Gesprek Fatima', text: 'GEHEIM', place: 'Kamer 2' };
    const repeat = { every: 'weekly', until: '2027-04-06' };
    await one.made({ ...body, repeat, guests: { client: true } });
    const rows = await one.list();
    await one.change(rows[1].id, { start: '14:00', end: '15:00' });
    await one.cancel(rows[2].id);
    const address = await make();
    expect(address).toMatch(/^http:\/\/traject\.test\/api\/calendar\/[\w-]{43}$/);
    const answer = await fetchFrom(address);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' });
    expect(answer.body).not.toMatch(/GEHEIM|Fatima|Amrani|ATTENDEE/);
    const { method, events } = parsed(answer.body);
    expect(method).toBe('PUBLISH');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(5);
    const summary = 'Gesprek F. (F.E.A.)';
    expect(events).toMatchObject([
      {
        summary,
        location: 'Kamer 2',
        starts: '2027-03-09T09:30:00.000Z',
        zone: 'Europe/Amsterdam',
      },
      { starts: '2027-03-16T13:00:00.000Z', sequence: 1 },
      { starts: '2027-03-23T09:30:00.000Z', status: 'CANCELLED' },
      // The clock went forward on the 28th.
      { starts: '2027-03-30T08:30:00.000Z', status: 'CONFIRMED' },
      { starts: '2027-04-06T08:30:00.000Z' },
    ]);
    await db
      .updateTable('organisations')
      .set({ calendar_names: true })
      .where('id', '=', own.id)
      .execute();
    expect((await read(address)).events[0]?.summary).toBe('Gesprek Fatima (Fatima El Amrani)');
  });

  it('is not sent again to a program that has it, until something of it changes', async () => {
    const one = await aCase();
    await one.made({ title: 'Voortgang' });
    const [row] = await one.list();
    const url = (await make()).replace('http://traject.test/api', '');
    const ask = (tag?: string) =>
      app.send({ method: 'GET', url, headers: tag ? { 'if-none-match': tag } : {} });
    const first = await ask();
    const tag = String(first.headers.etag);
    const again = await ask(tag);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect((await ask(`W/${tag}`)).statusCode, 'compressed on its way').toBe(304);
    await one.change(row.id, { start: '14:00', end: '15:00' });
    const changed = await ask(tag);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
    expect((await ask(String(changed.headers.etag))).statusCode).toBe(304);
    await db
      .updateTable('organisations')
      .set({ calendar_names: false })
      .where('id', '=', own.id)
      .execute();
    expect((await ask(String(changed.headers.etag))).statusCode).toBe(200);
  });

  it('has initials however the name was written, also in the place', async () => {
    const house = db.updateTable('organisations').where('id', '=', own.id);
    await house.set({ calendar_names: false }).execute();
    const sanne = await anAccount(db, { first_name: 'Sanne', in: [['counselor', own]] });
    const one = await aCase();
    const guests = { colleague_ids: [sanne.id] };
    const video_url = 'https://video.example/fatima';
    for (const [title, place] of [
      ['Gesprek met fatima el amrani', 'Thuis bij Fatima El Amrani'],
      ['FATIMA bellen', ''],
      ['Elke week', 'Fatimastraat 3'],
    ])
      await one.made({ title, place, video_url, guests });
    const { events } = await read(await make(await tokenOf(world, sanne)));
    const shown = [
      { summary: 'Gesprek met F. E. A. (F.E.A.)', location: 'Thuis bij F. E. A.' },
      { summary: 'F. bellen (F.E.A.)', location: video_url },
      { summary: 'Elke week (F.E.A.)', location: 'Fatimastraat 3' },
    ];
    expect(events).toMatchObject(shown);
    const mails = await mailsTo(sanne.email);
    expect(mails.flatMap(({ ics }) => parsed(ics).events)).toMatchObject(shown);
    await house.set({ calendar_names: true }).execute();
    const named = (await read(await make(await tokenOf(world, sanne)))).events[0];
    expect(named?.location).toBe('Thuis bij Fatima El Amrani');
  });

  it('goes back to winter time in autumn, of 2026 and of 2027', async () => {
    for (const [from, until, now] of [
      ['2026-10-20', '2026-10-27', '2026-10-01T12:00:00Z'],
      ['2027-10-26', '2027-11-02', '2027-10-01T12:00:00Z'],
    ] as const) {
      time.now = new Date(now);
      const by = await tokenOf(world, marieke);
      const repeat = { every: 'weekly', until };
      await as(by).post('/appointments', { ...tuesday, title: from, date: from, repeat });
      const { events } = await read(await make(by));
      const hours = events
        .filter(({ summary }) => summary === from)
        .map(({ starts }) => starts.slice(11, 16));
      expect(hours).toEqual(['08:30', '09:30']);
    }
    time.now = undefined;
  });

  it('is shown once, is replaced by a new one, and can be switched off', async () => {
    const first = await make();
    const second = await make();
    expect((await fetchFrom(first)).statusCode).toBe(404);
    expect((await fetchFrom(second)).statusCode).toBe(200);
    const state = (await as(token).get('/account/calendar')).json();
    expect(state).toMatchObject([{ organisation: { id: own.id }, made_at: expect.any(String) }]);
    expect(JSON.stringify(state)).not.toContain(second.slice(-43));
    await as(token).delete('/account/calendar');
    const off = await fetchFrom(second);
    expect([off.statusCode, off.json().errors]).toEqual([404, [dead]]);
    expect((await as(token).get('/account/calendar')).json()).toMatchObject([{ made_at: null }]);
  });

  it('asked for ten times at once leaves one that works', async () => {
    const addresses = await Promise.all(Array.from({ length: 10 }, () => make()));
    const codes = await Promise.all(
      addresses.map(async (one) => (await fetchFrom(one)).statusCode),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
  });

  it('shows nothing of a trajectory that its owner no longer sees, or that was deleted', async () => {
    const colleague = await anAccount(db, { first_name: 'Sander', in: [['counselor', own]] });
    const one = await aCase();
    const two = await aCase();
    const guests = { colleague_ids: [colleague.id] };
    const made = await one.made({ guests });
    await two.made({ guests });
    const address = await make(await tokenOf(world, colleague));
    const uids = async () => (await read(address)).events.map(({ uid }) => uid.split('-')[0]);
    expect(await uids()).toHaveLength(2);
    await as(token).delete(two.path);
    expect(await uids()).toEqual([String(made.id)]);
    const house = db.updateTable('organisations').where('id', '=', own.id);
    await house.set({ trajectory_visibility: 'members' }).execute();
    expect(await uids()).toEqual([]);
    await house.set({ trajectory_visibility: 'everyone' }).execute();
  });

  it('survives another email address of its owner, and dies with their access', async () => {
    const colleague = await anAccount(db, { in: [['counselor', own]] });
    const address = await make(await tokenOf(world, colleague));
    const email = `anders-${colleague.id}@example.nl`;
    expect((await as(admin).patch(`/people/${colleague.id}`, { email })).statusCode).toBe(200);
    expect((await fetchFrom(address)).statusCode).toBe(200);
    await as(admin).post(`/people/${colleague.id}/deactivate`);
    expect((await fetchFrom(address)).statusCode).toBe(404);
    await as(admin).post(`/people/${colleague.id}/reactivate`);
    expect((await fetchFrom(address)).statusCode).toBe(404);
  });

  it('is for one organisation, and not for those who make no appointments', async () => {
    const elsewhere = await anOrganisation(db, 'Elders');
    const both = await anAccount(db, {
      in: [
        ['counselor', own],
        ['counselor', elsewhere],
      ],
    });
    const by = await tokenOf(world, both);
    const body = { ...tuesday, title: 'Elders', organisation_id: elsewhere.id };
    await as(by).post('/appointments', body);
    expect((await read(await make(by, { organisation_id: own.id }))).events).toEqual([]);
    const there = await read(await make(by, { organisation_id: elsewhere.id }));
    expect(there.events).toMatchObject([{ summary: 'Elders' }]);
    const student = await tokenOf(world, await anAccount(db, { in: [['student', own]] }));
    expect((await as(student).post('/account/calendar')).statusCode).toBe(404);
    const address = await make(by, { organisation_id: own.id });
    const types = db.updateTable('memberships').where('person_id', '=', both.id);
    await types.where('organisation_id', '=', own.id).set({ account_type: 'finance' }).execute();
    const also = { person_id: both.id, organisation_id: own.id, account_type: 'student' };
    await db.insertInto('memberships').values(also).execute();
    expect((await fetchFrom(address)).statusCode).toBe(404);
  });
});
