import { afterEach, describe, expect, it } from 'vitest';
import { occurrences, parsed } from '../../platform/calendar/parsed.testing.ts';
import { anAppointmentDesk, guest } from '../../testing/appointmentDesk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world, time } = app;
const { aCase, mailsTo, own, marieke } = await anAppointmentDesk(app);
const { open, download } = guest(app);
const weekly = { repeat: { every: 'weekly', until: '2027-03-30' } };
const linkTo = async (email: string) => (await mailsTo(email)).at(-1)?.token ?? '';
const read = async (link: string) => parsed((await download(link)).body).events;
const days = (times: string[]) => times.map((time) => time.slice(0, 10));

afterEach(() => {
  time.now = undefined;
});

describe('the file of a series', () => {
  it('has the days of the page, also when one in between is gone', async () => {
    const one = await aCase();
    await one.made({ ...weekly, guests: { client: true } });
    const link = await linkTo(one.emails.client);
    const [, second] = await one.list();
    await one.change(second.id, { guests: {} });
    const expected = ['2027-03-09', '2027-03-23', '2027-03-30'];
    for (const remove of [false, true]) {
      if (remove) await one.cancel(second.id);
      const [master, ...each] = await read(link);
      expect(master && days(occurrences(master.event))).toEqual(expected);
      expect(days(each.map(({ recurrence }) => recurrence ?? ''))).toEqual(expected);
      const page = (await open(link)).json();
      expect(page.dates.map(({ date }: { date: string }) => date)).toEqual(expected);
    }
  });

  it('names who receives the guest, each time', async () => {
    const one = await aCase();
    await one.made({ ...weekly, guests: { client: true } });
    const daan = await anAccount(db, { first_name: 'Daan', in: [['counselor', own]] });
    const coordinator = await anAccount(db, { in: [['coordinator', own]] });
    time.now = new Date('2027-03-17T12:00:00Z');
    const by = as(await tokenOf(world, coordinator));
    const move = { from_id: marieke.id, to_id: daan.id, trajectory_ids: [one.id] };
    const moved = await by.post('/handovers', { ...move, tell_clients: false });
    expect(moved.statusCode).toBe(200);
    const [master, ...each] = await read(await linkTo(one.emails.client));
    const organizers = each.map(({ organizer }) => organizer?.[1]);
    const [before, after] = [`mailto:${marieke.email}`, `mailto:${daan.email}`];
    expect(organizers).toEqual([before, before, after, after]);
    expect(master?.organizer?.[1]).toBe(after);
  });
});
