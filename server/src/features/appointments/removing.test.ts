import { describe, expect, it } from 'vitest';
import { parsed } from '../../platform/calendar/parsed.testing.ts';
import { anAppointmentDesk, guest } from '../../testing/appointmentDesk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, mailsTo, own, token, marieke } = await anAppointmentDesk(app);
const { open } = guest(app);
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const colleague = await anAccount(db, { first_name: 'Sander', in: [['counselor', own]] });
const weekly = { repeat: { every: 'weekly', until: '2027-03-23' } };

describe('a trajectory that is deleted', () => {
  it('cancels what was to come, for everybody who was asked, in one mail per series', async () => {
    const one = await aCase();
    await one.made({ date: '2026-03-10', guests: { client: true } });
    const guests = { client: true, employer: true, colleague_ids: [colleague.id] };
    await one.made({ ...weekly, guests });
    const [asked] = await mailsTo(one.emails.client);
    expect((await as(token).delete(one.path)).statusCode).toBe(204);
    for (const email of [one.emails.client, one.emails.employer, colleague.email]) {
      const [, off, ...more] = await mailsTo(email);
      expect([off?.template, off?.data.link, more]).toEqual(['appointment-cancelled', '', []]);
      expect(off?.data.when).toContain('9 maart 2027');
      const { method, events } = parsed(off?.ics ?? '');
      expect([method, events.map(({ sequence }) => sequence)]).toEqual(['CANCEL', [1, 1, 1]]);
    }
    expect((await open(asked?.token ?? '')).statusCode).toBe(404);
    expect(await mailsTo(marieke.email)).toEqual([]);
  });

  it('stays cancelled when it is restored, but for what only its owner knew of', async () => {
    const one = await aCase();
    await one.made({ date: '2026-03-10', guests: { client: true } });
    await one.made({ guests: { client: true } });
    await one.made({ date: '2027-03-16' });
    const link = (await mailsTo(one.emails.client)).at(-1)?.token ?? '';
    await as(token).delete(one.path);
    await as(admin).post(`/removed-trajectories/${one.id}/restore`);
    const rows: { date: string; cancelled_at: string | null }[] = await one.list();
    expect(rows.map(({ date, cancelled_at }) => [date, cancelled_at !== null])).toEqual([
      ['2026-03-10', false],
      ['2027-03-09', true],
      ['2027-03-16', false],
    ]);
    expect((await open(link)).json()).toMatchObject({ may_answer: false });
    expect(await mailsTo(one.emails.client)).toHaveLength(2);
  });

  it('by somebody else tells its owner, without a link that leads nowhere', async () => {
    const one = await aCase();
    await one.made({ guests: { client: true } });
    await as(admin).delete(one.path);
    const told = (await mailsTo(marieke.email)).at(-1);
    expect([told?.template, told?.data.link]).toEqual(['appointment-cancelled', '']);
  });
});
