import type { InvoiceReminder } from '@traject/contract/invoiceMails';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { asText } from '../../platform/mail/layout.ts';
import { startSmtp } from '../../platform/mail/smtp.testing.ts';
import { letterOf } from '../../platform/mail/templates.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { anInvoiceDesk, made, overdue } from '../../testing/invoiceMails.ts';
import { openApp } from '../../testing/openApp.ts';
import { mailsOf } from '../../testing/reminding.ts';
import { testDb } from '../../testing/testDb.ts';
import { remind } from './remind.ts';

const database = await testDb();
const app = await openApp(database);
/** On the same folder: either makes the PDFs that the other sends. */
const DATA_DIR = app.world.settings.DATA_DIR;
const second = await openApp(database, { env: { DATA_DIR } });
afterAll(async () => {
  await app.close();
  await second.close();
});
const { db, world, time } = app;
const desk = await anInvoiceDesk(app);
const { finance, aSent, aFinal, pay, set, reminders } = desk;
const sent = () => mailsOf(app, 'invoice-reminder');
const toLookAt = async (): Promise<InvoiceReminder[]> =>
  (await (await finance()).get(reminders)).json();

beforeEach(async () => {
  time.now = made;
  for (const table of ['invoice_reminders', 'payments', 'links', 'mails'] as const)
    await db.deleteFrom(table).execute();
  // What an earlier test left unpaid is nobody's concern.
  const { total } = await db
    .selectFrom('invoices')
    .where('finalised_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total > 0)
    for (const { id } of await db.selectFrom('invoices').select('id').execute()) await pay(id);
  await set({ reminders_automatic: false, reminder_days_2: 21, email: '' });
});

/** On each of these days after the last day to pay. */
async function levelsOn(...days: number[]) {
  const levels: (number | undefined)[] = [];
  for (const day of days) {
    time.now = overdue(day);
    await remind(world, time.now);
    levels.push((await toLookAt())[0]?.level);
  }
  return levels;
}

describe('a payer who is late', () => {
  it('is proposed a reminder when it is due, which waits until somebody looked at it', async () => {
    await aSent({ invoice_number: 'WW-26-501' });
    expect(await levelsOn(6, 7, 8, 21, 40)).toEqual([undefined, 1, 1, 1, 1]);
    const [one] = await toLookAt();
    expect(one).toMatchObject({
      level: 1,
      invoice: { invoice_number: expect.stringMatching(/^WW-26-/) },
      billed_name: 'Zorggroep De Linde',
      email: desk.payer.email,
      open: 12_100,
      due_date: '2026-11-18',
      days_overdue: 40,
      text: expect.stringContaining('U kon betalen tot en met 18 november 2026.'),
    });
    expect(await sent()).toEqual([]);
    const answer = await (await finance()).post(`${reminders}/${one?.id}/send`, {
      text: 'Nog even dit.',
    });
    expect(answer.statusCode).toBe(204);
    expect(await toLookAt()).toEqual([]);
    const [mail] = await sent();
    const text = asText(letterOf(mail as never), 'nl');
    expect(text).toContain('Nog even dit.');
    expect(text).toMatch(/Betaal €\s121,00/);
    const again = await (await finance()).post(`${reminders}/${one?.id}/send`, {});
    expect(again.json().errors).toEqual(['Over deze herinnering is al beslist.']);
  });

  it('is reminded three times by itself where the organisation chose that, and days apart', async () => {
    await set({ reminders_automatic: true, email: 'kantoor@werkwijzer.example' });
    const { path } = await aSent();
    const counts: number[] = [];
    for (const day of [6, 7, 8, 20, 21, 35, 36, 60]) {
      await Promise.all([remind(world, overdue(day)), remind(second.world, overdue(day))]);
      counts.push((await sent()).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 3, 3, 3]);
    const subjects = (await sent()).map((mail) => letterOf(mail as never).subject);
    expect(subjects.map((subject) => subject.split(':')[0])).toEqual([
      'Herinnering',
      'Tweede herinnering',
      'Laatste herinnering',
    ]);
    expect(await mailsOf(app, 'invoice-copy')).toHaveLength(4);
    const mails = (await (await finance()).get(`${path}/mails`)).json();
    expect(mails.map(({ level }: { level: number | null }) => level)).toEqual([3, 2, 1, null]);
    const files = await db.selectFrom('mail_attachments').select('file_id').distinct().execute();
    expect(files).toHaveLength(1);
    const done = db.selectFrom('events').where('action', '=', 'invoiceMails.remind');
    expect(await done.selectAll().execute()).toHaveLength(3);
  });

  it('gets one at a time when the program was off for weeks, and skips what has no days', async () => {
    await set({ reminders_automatic: true, reminder_days_2: null });
    await aSent();
    const levels: unknown[] = [];
    for (const day of [61, 62, 65, 66.1]) {
      await remind(world, overdue(day));
      levels.push((await sent()).map(({ data }) => data.level));
    }
    expect(levels).toEqual([[1], [1], [1], [1, 3]]);
  });

  it('is left alone at night and on a Sunday', async () => {
    await aSent();
    for (const moment of ['2026-11-29T12:00:00+01:00', '2026-11-27T22:00:00+01:00'])
      await remind(world, new Date(moment));
    time.now = new Date('2026-11-30T09:00:00+01:00');
    expect(await toLookAt()).toEqual([]);
  });

  it('is not reminded of what somebody said to leave, but later of the next', async () => {
    await aSent();
    await levelsOn(7);
    const [one] = await toLookAt();
    await (await finance()).post(`${reminders}/${one?.id}/dismiss`);
    expect(await levelsOn(8, 20, 21)).toEqual([undefined, undefined, 2]);
    expect(await sent()).toEqual([]);
  });

  it('can be reminded from the invoice as well, and not twice of the same', async () => {
    const { path } = await aSent();
    time.now = overdue(8);
    await remind(world, time.now);
    const draft = (await (await finance()).get(`${path}/mails/draft?kind=reminder`)).json();
    expect(draft).toMatchObject({ kind: 'reminder', level: 1 });
    await (await finance()).post(`${path}/mails`, {
      kind: 'reminder',
      email: draft.email,
      text: draft.text,
    });
    expect(await toLookAt()).toEqual([]);
    expect(await sent()).toHaveLength(1);
    const next = async () => (await finance()).get(`${path}/mails/draft?kind=reminder`);
    const sooner = await (await finance()).post(`${path}/mails`, { kind: 'reminder' });
    for (const { statusCode, ...answer } of [sooner, await next()])
      expect([statusCode, answer.json().errors]).toEqual([
        422,
        ['Er ging korter dan 5 dagen geleden al een herinnering uit. Wacht nog even.'],
      ]);
    expect(await sent()).toHaveLength(1);
    time.now = overdue(13);
    expect((await next()).json().level).toBe(2);
  });
});

describe('nobody is reminded', () => {
  it('of what is not sent, not due yet, or credited', async () => {
    await aFinal();
    await aSent({ invoice_date: '2027-02-01' });
    const { path } = await aSent();
    time.now = made;
    const { id } = (await (await finance()).post(`${path}/credit`, {})).json();
    const note = `/trajectories/${desk.trajectory.id}/invoices/${id}`;
    await (await finance()).post(`${note}/final`, {});
    expect(await levelsOn(7, 40)).toEqual([undefined, undefined]);
    const draft = await (await finance()).get(`${path}/mails/draft?kind=reminder`);
    expect(draft.json().errors[0]).toContain('Er gaat geen herinnering uit.');
  });

  it('of what was paid between the proposal and the sending', async () => {
    const [paid, open] = [await aSent(), await aSent()];
    await levelsOn(7);
    const before = await toLookAt();
    expect(before).toHaveLength(2);
    await pay(paid.id);
    expect((await toLookAt()).map(({ invoice }) => invoice.id)).toEqual([open.id]);
    const ids = before.map(({ id }) => id);
    const refused = before.find(({ invoice }) => invoice.id === paid.id);
    const answer = await (await finance()).post(`${reminders}/${refused?.id}/send`, {});
    expect(answer.json().errors[0]).toContain('betaald');
    const gone = 2_000_000_000;
    const many = await (await finance()).post(`${reminders}/send`, { ids: [gone, ...ids] });
    expect(many.json()).toEqual({ sent: 1, left: 2 });
    expect(await sent()).toHaveLength(1);
  });

  it('of what is paid at the same moment: one of the two waits for the other', async () => {
    const { id } = await aSent();
    await levelsOn(7);
    const [one] = await toLookAt();
    const [paying, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const payment = app.sql.begin(async (tx) => {
      await tx`insert into payments (organisation_id, invoice_id, amount, paid_on)
        values (${desk.own.id}, ${id}, 12100, '2026-11-25')`;
      paying.resolve();
      await go.promise;
    });
    await paying.promise;
    const sending = (await finance()).post(`${reminders}/${one?.id}/send`, {});
    const isWaiting = () => app.sql`select from pg_locks where not granted
      and database is null and locktype = 'transactionid'`;
    await expect.poll(async () => (await isWaiting()).length).toBeGreaterThan(0);
    go.resolve();
    await payment;
    expect((await sending).statusCode).toBe(422);
    expect(await sent()).toEqual([]);
  });

  it('of what was paid while the reminder waited for the mail server, nor when it is tried again', async () => {
    const { id } = await aSent();
    await levelsOn(7);
    const [one] = await toLookAt();
    await (await finance()).post(`${reminders}/${one?.id}/send`, {});
    await pay(id, 100);
    const [waiting] = await sent();
    expect(waiting?.good_until.getTime()).toBeGreaterThan(Date.now());
    await pay(id, 12_000);
    await aSent();
    const server = await startSmtp();
    const env = { SMTP_URL: server.url, DATA_DIR };
    const other = await openApp(database, { env, now: overdue(8) });
    const arrived = () => server.arrived.length;
    await expect.poll(arrived, { timeout: 20_000 }).toBe(1);
    const stopped = async () => (await sent())[0];
    expect(await stopped()).toMatchObject({ sent_at: null, data: { ends: expect.any(String) } });
    const admin = other.as(
      await tokenOf(other.world, await anAccount(db, { in: [['admin', desk.own]] })),
    );
    const again = await admin.post(`/mails/${waiting?.id}/retry`);
    expect(again.statusCode).toBe(422);
    await admin.post('/mail-tests');
    await expect.poll(arrived, { timeout: 20_000 }).toBe(2);
    expect(await stopped()).toMatchObject({ sent_at: null });
    await other.close();
    await server.close();
  });
});
