import { beforeEach, describe, expect, it } from 'vitest';
import { anAppointmentDesk, guest } from '../../testing/appointmentDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { tellSettled } from './tellingAnswers.ts';

const app = await testApp();
const { db, time, world } = app;
const { aCase, mailsTo, marieke } = await anAppointmentDesk(app);
const { answer } = guest(app);

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
  await db.deleteFrom('mails').execute();
  time.now = undefined;
});

const told = async () =>
  (await mailsTo(marieke.email))
    .filter(({ template }) => template === 'appointment-answered')
    .map(({ data }) => data as { comes?: true; said?: string });
const later = async (minutes: number) => {
  const now = new Date(Date.now() + minutes * 60_000);
  time.now = now;
  await tellSettled(world, now);
};

async function asked(more: object = {}) {
  const one = await aCase();
  const { id } = await one.made({ guests: { client: true }, ...more });
  const link = (await mailsTo(one.emails.client)).at(-1)?.token ?? '';
  return { ...one, id, flip: (said: string, text?: string) => answer(link, said, text) };
}

describe('a guest who keeps changing their mind', () => {
  it('is told to the counselor at once, and an hour later as it has become', async () => {
    const { flip } = await asked();
    for (let n = 0; n < 10; n++) for (const said of ['no', 'yes']) await flip(said);
    expect(await told()).toEqual([expect.not.objectContaining({ comes: true })]);
    await later(59);
    expect(await told()).toHaveLength(1);
    await later(61);
    expect((await told()).slice(1)).toEqual([expect.objectContaining({ comes: true })]);
    await later(200);
    expect(await told()).toHaveLength(2);
  });

  it('and does not come after all is told once', async () => {
    const { flip } = await asked({ repeat: { every: 'weekly', until: '2027-03-23' } });
    for (const said of ['no', 'yes', 'no']) await flip(said);
    await later(61);
    expect(await told()).toHaveLength(1);
    await flip('yes', 'Het lukt toch.');
    expect((await told()).slice(1)).toMatchObject([{ comes: true, said: 'Het lukt toch.' }]);
    await flip('no', 'Toch niet.');
    await later(122);
    expect((await told()).slice(2)).toMatchObject([{ said: 'Toch niet.' }]);
  });

  it('is not told of what was cancelled or moved, and a no to the new time is', async () => {
    const one = await asked();
    await one.flip('no');
    await one.flip('yes');
    await one.change(one.id, { date: '2027-03-10' });
    await later(61);
    expect(await told()).toHaveLength(1);
    await one.flip('no');
    expect(await told()).toHaveLength(2);
    await one.flip('yes');
    await one.cancel(one.id);
    await later(200);
    expect(await told()).toHaveLength(2);
  });
});
