import { describe, expect, it } from 'vitest';
import { occurrences, parsed } from '../../platform/calendar/parsed.testing.ts';
import { anAppointmentDesk, tuesday } from '../../testing/appointmentDesk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world, time } = app;
const { aCase, mailsTo, own, token, marieke } = await anAppointmentDesk(app);
const colleague = await anAccount(db, { first_name: 'Sander', in: [['counselor', own]] });
const other = await tokenOf(world, colleague);

/** The newest mail to somebody, as their calendar reads it. */
async function newest(email: string) {
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error(`No mail to ${email}`);
  return { ...mail, calendar: parsed(mail.ics) };
}
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);

describe('an invitation', () => {
  it('is an iCalendar request of its owner to one guest', async () => {
    const one = await aCase();
    const given = {
      place: 'Kamer 2',
      video_url: 'https://video.example/1',
      text: 'Neem uw pas mee.',
    };
    await one.made({ ...given, guests: { client: true, employer: true } });
    const { calendar, template, data } = await newest(one.emails.client);
    expect([template, calendar.method]).toEqual(['appointment-asked', 'REQUEST']);
    expect(calendar.events).toMatchObject([
      {
        sequence: 0,
        summary: 'Voortgangsgesprek',
        location: 'Kamer 2',
        description: 'Neem uw pas mee.\n\nhttps://video.example/1',
        status: 'CONFIRMED',
        starts: '2027-03-09T09:30:00.000Z',
        ends: '2027-03-09T10:30:00.000Z',
        zone: 'Europe/Amsterdam',
        organizer: ['Marieke de Vries', `mailto:${marieke.email}`],
        attendee: {
          name: 'Fatima El Amrani',
          address: `mailto:${one.emails.client}`,
          partstat: 'NEEDS-ACTION',
          rsvp: 'TRUE',
        },
      },
    ]);
    expect(data.when).toBe('dinsdag 9 maart 2027, 10:30 tot 11:30');
    const employer = (await newest(one.emails.employer)).calendar.events[0];
    expect(employer?.uid).toBe(calendar.events[0]?.uid);
    expect(employer?.attendee?.address).toBe(`mailto:${one.emails.employer}`);
  });

  it('to a colleague has the initials of the client, unless their organisation wants the name', async () => {
    const one = await aCase();
    const guests = { colleague_ids: [colleague.id] };
    await one.made({ title: 'Overleg Fatima', guests });
    expect((await newest(colleague.email)).calendar.events[0]?.summary).toBe('Overleg F. (F.E.A.)');
    await db.updateTable('organisations').set({ calendar_names: true }).execute();
    await one.made({ guests });
    const named = (await newest(colleague.email)).calendar.events[0];
    expect(named?.summary).toBe('Voortgangsgesprek (Fatima El Amrani)');
    await db.updateTable('organisations').set({ calendar_names: false }).execute();
  });

  it('is not sent for what has been, nor after its end', async () => {
    const one = await aCase();
    await one.made({ date: '2025-03-11', guests: { client: true } });
    expect(await kindsTo(one.emails.client)).toEqual([]);
    const soon = new Date(Date.now() + 86_400_000);
    const date = soon.toISOString().slice(0, 10);
    const made = await one.made({ date, guests: { client: true } });
    const { good_until } = await newest(one.emails.client);
    expect(good_until).toEqual(new Date(made.ends_at));
  });
});

describe('a series over a change of the clock', () => {
  it.each([
    ['2026-03-17', '2026-04-07', '2026-03-01T12:00:00Z', [9, 9, 8, 8]],
    ['2026-10-13', '2026-11-03', '2026-10-01T12:00:00Z', [8, 8, 9, 9]],
    ['2027-10-19', '2027-11-09', '2027-10-01T12:00:00Z', [8, 8, 9, 9]],
  ])('from %s is invited by one rule', async (date, until, now, hours) => {
    time.now = new Date(now);
    const by = await tokenOf(world, marieke);
    const one = await aCase();
    const guests = { client: true };
    const body = { kind: 'progress', date, start: '10:00', end: '11:00' };
    const repeat = { every: 'weekly', until };
    await as(by).post(one.appointments, { ...body, repeat, guests });
    const { calendar } = await newest(one.emails.client);
    expect(calendar.events).toHaveLength(1);
    const [master] = calendar.events;
    const times = master ? occurrences(master.event) : [];
    expect(times.map((moment) => new Date(moment).getUTCHours())).toEqual(hours);
    const rows = await one.list(by);
    const starts = rows.map((row: { starts_at: string }) => new Date(row.starts_at).toISOString());
    expect(times).toEqual(starts);

    await as(by).patch(`${one.appointments}/${rows[2].id}`, { start: '13:00', end: '14:00' });
    const moved = await newest(one.emails.client);
    expect([moved.template, moved.calendar.method]).toEqual(['appointment-changed', 'REQUEST']);
    expect(moved.calendar.events).toMatchObject([
      { uid: master?.uid, sequence: 1, recurrence: times[2], zone: 'Europe/Amsterdam' },
    ]);
    expect(new Date(moved.calendar.events[0]?.starts ?? 0).getUTCHours()).toBe((hours[2] ?? 0) + 3);

    await as(by).delete(`${one.appointments}/${rows[2].id}?scope=following`);
    const gone = await newest(one.emails.client);
    expect([gone.template, gone.calendar.method]).toEqual(['appointment-cancelled', 'CANCEL']);
    expect(gone.calendar.events).toMatchObject([
      { uid: master?.uid, sequence: 2, recurrence: times[2], status: 'CANCELLED' },
      { uid: master?.uid, sequence: 1, recurrence: times[3], status: 'CANCELLED' },
    ]);
    time.now = undefined;
  });
});

describe('a change', () => {
  it('of the time asks everybody again; of the place or the text it does not', async () => {
    const one = await aCase();
    const { id } = await one.made({ guests: { client: true, colleague_ids: [colleague.id] } });
    await as(other).post(`/appointments/${id}/answer`, { answer: 'yes' });
    await one.change(id, { text: 'Anders', place: 'Kamer 3' });
    const told = (await newest(colleague.email)).calendar.events[0];
    expect([told?.sequence, told?.attendee?.partstat]).toEqual([1, 'ACCEPTED']);
    expect((await one.list())[0].guests[1].answer).toBe('yes');
    await one.change(id, { start: '11:00' });
    const asked = await newest(colleague.email);
    expect(asked.data).toMatchObject({ asks: true });
    expect(asked.calendar.events).toMatchObject([
      { sequence: 2, starts: '2027-03-09T10:00:00.000Z', attendee: { partstat: 'NEEDS-ACTION' } },
    ]);
    expect((await one.list())[0].guests[1].answer).toBeNull();
    await one.change(id, { title: 'Zelfde tijd' });
    expect((await newest(colleague.email)).calendar.events[0]?.sequence).toBe(2);
  });

  it('of the guests asks who came and cancels for who went, and leaves the others alone', async () => {
    const one = await aCase();
    const { id } = await one.made({ guests: { client: true } });
    await one.change(id, { guests: { employer: true } });
    expect(await kindsTo(one.emails.client)).toEqual([
      'appointment-asked',
      'appointment-cancelled',
    ]);
    const gone = await newest(one.emails.client);
    expect(gone.calendar).toMatchObject({ method: 'CANCEL', events: [{ sequence: 1 }] });
    expect(gone.data.link).toBe('');
    expect(await kindsTo(one.emails.employer)).toEqual(['appointment-asked']);
    await one.change(id, { guests: { employer: true } });
    expect(await kindsTo(one.emails.employer)).toEqual(['appointment-asked']);
    expect((await one.list())[0].guests).toMatchObject([{ party: 'employer' }]);
  });

  it('by a colleague is told to its owner, without an invitation', async () => {
    const one = await aCase();
    const { id } = await one.made();
    await one.change(id, { start: '11:00' }, other);
    const mail = await newestPlain(marieke.email);
    expect([mail.template, mail.ics]).toEqual(['appointment-changed', '']);
    expect(mail.data.when).toBe('dinsdag 9 maart 2027, 11:00 tot 11:30');
  });

  it('to a day that has been cancels what was to come', async () => {
    time.now = new Date('2027-03-01T12:00:00Z');
    const [by, others] = [await tokenOf(world, marieke), await tokenOf(world, colleague)];
    const one = await aCase();
    const { id } = (
      await as(by).post(one.appointments, { ...tuesday, guests: { client: true } })
    ).json();
    await one.change(id, { date: '2027-02-26' }, others);
    const off = await newest(one.emails.client);
    expect([off.template, off.data.link]).toEqual(['appointment-cancelled', '']);
    expect(off.data.when).toContain('9 maart 2027');
    expect(off.calendar).toMatchObject({
      method: 'CANCEL',
      events: [{ sequence: 1, starts: '2027-03-09T09:30:00.000Z' }],
    });
    const owner = await newestPlain(marieke.email);
    expect(owner.template).toBe('appointment-changed');
    expect(owner.data.when).toContain('26 februari 2027');
    await one.change(id, { date: '2027-03-10' }, by);
    const again = await newest(one.emails.client);
    expect([again.template, again.calendar.events[0]?.sequence]).toEqual([
      'appointment-changed',
      2,
    ]);
    time.now = new Date('2027-03-10T10:00:00Z');
    const ended = await one.change(id, { end: '10:45' }, await tokenOf(world, marieke));
    expect(ended.statusCode).toBe(200);
    expect(await kindsTo(one.emails.client)).toHaveLength(3);
    time.now = undefined;
  });

  it('goes to where a party is reached now', async () => {
    const one = await aCase();
    const { id } = await one.made({ guests: { employer: true } });
    const to = `nieuw-${one.id}@example.nl`;
    await as(token).patch(one.path, { contact_email: to });
    await one.change(id, { place: 'Elders' });
    expect(await kindsTo(to)).toEqual(['appointment-asked', 'appointment-changed']);
    const told = (await newest(to)).calendar.events[0];
    expect(told?.attendee?.address).toBe(`mailto:${to}`);
  });

  it('is not told to a colleague who no longer sees the trajectory', async () => {
    const one = await aCase();
    const guests = { colleague_ids: [colleague.id] };
    const { id } = await one.made({ guests });
    const count = (await kindsTo(colleague.email)).length;
    const everybody = db.updateTable('organisations').where('id', '=', own.id);
    await everybody.set({ trajectory_visibility: 'members' }).execute();
    await one.change(id, { start: '11:00' });
    await one.cancel(id);
    expect(await kindsTo(colleague.email)).toHaveLength(count);
    await everybody.set({ trajectory_visibility: 'everyone' }).execute();
  });
});

const newestPlain = async (email: string) => {
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error('No mail');
  return mail;
};
