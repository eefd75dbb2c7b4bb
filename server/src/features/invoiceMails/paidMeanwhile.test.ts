import { expect, it } from 'vitest';
import { anInvoiceDesk, made, overdue } from '../../testing/invoiceMails.ts';
import { mailsOf } from '../../testing/reminding.ts';
import { testApp } from '../../testing/testApp.ts';
import { remind } from './remind.ts';

const app = await testApp({ pollSeconds: 3600 });
const { db, sql, world, time } = app;
const desk = await anInvoiceDesk(app);
const rounds = 12;

async function aProposal() {
  time.now = new Date('2026-11-04T10:00:00+01:00');
  const { id } = await desk.aSent();
  time.now = overdue(8);
  await remind(world, time.now);
  const finance = await desk.finance();
  const reminders: { id: number; invoice: { id: number } }[] = (
    await finance.get(desk.reminders)
  ).json();
  const reminder = reminders.find(({ invoice }) => invoice.id === id);
  const payments = `/organisations/${desk.own.id}/invoices/${id}/payments`;
  const paid = { kind: 'payment', amount: 12_100, paid_on: '2026-11-26' };
  return {
    invoice_id: id,
    pay: () => finance.post(payments, paid),
    send: () => finance.post(`${desk.reminders}/${reminder?.id}/send`, {}),
  };
}

/** Its reminder, which no mail server has seen yet. */
const mailAbout = async (invoice_id: number) => {
  const { mail_id } = await db
    .selectFrom('invoice_reminders')
    .where('invoice_id', '=', invoice_id)
    .select('mail_id')
    .executeTakeFirstOrThrow();
  return (await mailsOf(app, 'invoice-reminder')).find(({ id }) => id === mail_id);
};

/** Whoever is asked second waits at the invoice, and only then goes on. */
async function behind(first: () => Promise<unknown>, second: () => Promise<unknown>, id: number) {
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`select from invoices where id = ${id} for update`;
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`
    ).length;
  const asked = [first()];
  await expect.poll(waiting).toBe(1);
  asked.push(second());
  await expect.poll(waiting).toBe(2);
  await holder`rollback`;
  holder.release();
  return Promise.all(asked);
}

it('a reminder that is asked for after the payment is refused', async () => {
  const { invoice_id, pay, send } = await aProposal();
  const [paid, sent] = await behind(pay, send, invoice_id);
  expect([paid, sent]).toMatchObject([{ statusCode: 200 }, { statusCode: 422 }]);
  expect(await mailAbout(invoice_id)).toBeUndefined();
});

it('a reminder that was just ahead of the payment does not leave any more', async () => {
  const { invoice_id, pay, send } = await aProposal();
  const [sent, paid] = [await send(), await pay()];
  expect([sent, paid]).toMatchObject([{ statusCode: 204 }, { statusCode: 200 }]);
  expect(await mailAbout(invoice_id)).toMatchObject({ data: { ends: expect.any(String) } });
});

it('whoever comes first, nothing that is paid has a reminder that can still leave', async () => {
  for (let round = 0; round < rounds; round++) {
    const { invoice_id, pay, send } = await aProposal();
    const asked = round % 2 ? [pay(), send()] : [send(), pay()];
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    const mail = await mailAbout(invoice_id);
    expect(codes.includes(422), 'refused, or else sent').toBe(mail === undefined);
    if (mail) expect(mail).toMatchObject({ sent_at: null, data: { ends: expect.any(String) } });
  }
});

it('an invoice that still waits for its mail server stays here once it is paid or credited', async () => {
  time.now = made;
  const finance = await desk.finance();
  const [paid, credited, open] = [await desk.aSent(), await desk.aSent(), await desk.aSent()];
  await desk.pay(paid.id, 12_000);
  expect(await hasEnded(paid.id), 'a part').toBe(false);
  await desk.pay(paid.id, 100);
  const { id } = (await finance.post(`${credited.path}/credit`, {})).json();
  await finance.post(`/trajectories/${desk.trajectory.id}/invoices/${id}/final`, {});
  expect(await Promise.all([paid, credited, open].map((one) => hasEnded(one.id)))).toEqual([
    true,
    true,
    false,
  ]);
});

it('what was paid by mistake before its mail left is owed again, and whoever looks after the mail may send it', async () => {
  time.now = made;
  const [one, other] = [await desk.aSent(), await desk.aSent()];
  const needless = async (id: number) => {
    const [mail] = await sql`select m.needless, m.data ? 'ends' as ended
      from mails m join links l on l.mail_id = m.id where l.invoice_id = ${id}`;
    return mail;
  };
  const finance = await desk.finance();
  const payments = `/organisations/${desk.own.id}/invoices/${one.id}/payments`;
  const paid = { kind: 'payment', amount: 12_100, paid_on: '2026-11-04' };
  const { id } = (await finance.post(payments, paid)).json();
  expect(await needless(one.id)).toEqual({ needless: true, ended: true });
  await finance.post(`${payments}/${id}/undo`, {});
  expect(await needless(one.id)).toEqual({ needless: false, ended: false });
  await sql`update links set revoked_at = now() where invoice_id = ${other.id}`;
  await desk.pay(other.id, 100);
  expect(await needless(other.id), 'its link was replaced').toMatchObject({ needless: true });
});

const hasEnded = async (invoice_id: number) => {
  const [mail] = await sql`select m.good_until <= now() and m.data ? 'ends' as ended
    from mails m join links l on l.mail_id = m.id where l.invoice_id = ${invoice_id}`;
  return mail?.ended;
};
