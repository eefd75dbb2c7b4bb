import { afterAll, expect, it } from 'vitest';
import { startSmtp } from '../../platform/mail/smtp.testing.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { anInvoiceDesk, made, overdue } from '../../testing/invoiceMails.ts';
import { testApp } from '../../testing/testApp.ts';
import { remind } from './remind.ts';

const refusing = await startSmtp({ knowsNobody: true });
const app = await testApp({ env: { SMTP_URL: refusing.url } });
const { time, world, sql } = app;
const desk = await anInvoiceDesk(app);
const { finance, aSent, aFinal, payer, reminders } = desk;
const servers = [refusing];
afterAll(() => Promise.all(servers.map((server) => server.close())));

const read = async (path: string) => (await (await finance()).get(path)).json();
const becomes = (path: string, state: string) =>
  expect.poll(async () => (await read(`${path}/mails`))[0]?.mail.state).toBe(state);
const proposed = async (): Promise<number[]> =>
  (await read(reminders)).map(({ invoice }: { invoice: { id: number } }) => invoice.id);
const remindOn = async (day: number) => {
  time.now = overdue(day);
  await remind(world, time.now);
};

it('an invoice whose mail reached nobody was not sent, and nobody is reminded of it', async () => {
  const { path } = await aSent();
  expect((await read(path)).sent_at, 'on its way').not.toBeNull();
  await becomes(path, 'refused');
  await remindOn(8);
  expect(await proposed()).toEqual([]);
  expect(await read(path)).toMatchObject({ sent_at: null });
  const draft = await read(`${path}/mails/draft?kind=reminder`);
  expect(draft.errors).toEqual(['Deze factuur is nog niet verstuurd.']);
});

it('nor is it reminded of by hand, right after it was refused', async () => {
  time.now = overdue(8);
  const { path } = await aSent();
  await becomes(path, 'refused');
  const asked = await (await finance()).post(`${path}/mails`, { kind: 'reminder' });
  expect(asked.json().errors).toEqual(['Deze factuur is nog niet verstuurd.']);
});

it('what waited in vain until it was too old was not sent either', async () => {
  time.now = made;
  const { id, path } = await aSent();
  await becomes(path, 'refused');
  await sql`update mails set refused_at = null, refused_code = null,
      good_until = now() - interval '1 minute'
    where id in (select mail_id from links where invoice_id = ${id})`;
  await remindOn(8);
  expect(await read(path)).toMatchObject({ sent_at: null });
});

it('what somebody gave by hand stays sent, whatever becomes of a mail', async () => {
  time.now = made;
  const { id, path } = await aFinal();
  await (await finance()).post(`${path}/sent`, {});
  time.now = new Date('2026-11-05T10:00:00+01:00');
  await (await finance()).post(`${path}/mails`, { email: payer.email });
  await becomes(path, 'refused');
  await remindOn(8);
  expect(await read(path)).toMatchObject({ sent_at: '2026-11-04T09:00:00.000Z' });
  expect(await proposed()).toEqual([id]);
});

it('counts as sent from the first mail that arrived, also the same one tried again', async () => {
  time.now = made;
  const [tried, other] = [await aSent(), await aSent()];
  for (const { path } of [tried, other]) await becomes(path, 'refused');
  await remindOn(8);
  await refusing.close();
  servers.splice(0, 1, await startSmtp({ port: refusing.port }));
  const account = await anAccount(app.db, { in: [['admin', desk.own]] });
  const [mail] = await sql`select mail_id from links where invoice_id = ${tried.id}`;
  await app.as(await tokenOf(world, account)).post(`/mails/${mail?.mail_id}/retry`);
  await (await finance()).post(`${other.path}/mails`, { email: payer.email });
  for (const { path } of [tried, other]) await becomes(path, 'sent');
  await remindOn(9);
  expect((await read(tried.path)).sent_at).toBe('2026-11-04T09:00:00.000Z');
  expect((await read(other.path)).sent_at).toBe(overdue(8).toISOString());
  expect(await proposed()).toEqual(expect.arrayContaining([tried.id, other.id]));
});
