import type { InvoiceMail } from '@traject/contract/invoiceMails';
import { expect, it } from 'vitest';
import { anInvoiceDesk } from '../../testing/invoiceMails.ts';
import { mailsOf } from '../../testing/reminding.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp({ pollSeconds: 3600 });
const { as, db } = app;
const desk = await anInvoiceDesk(app);
const { finance, aFinal } = desk;

/** Mailed to an address that is wrong, and then to the right one. */
async function mailedTwice() {
  const { path } = await aFinal();
  const links = new Map<string, string>();
  for (const email of ['verkeerd@elders.example', desk.payer.email]) {
    await (await finance()).post(`${path}/mails`, { email });
    const mails = await mailsOf(app, 'invoice');
    links.set(email, `/invoice-requests/${mails.at(-1)?.token}`);
  }
  const [right, wrong]: InvoiceMail[] = (await (await finance()).get(`${path}/mails`)).json();
  const at = (email: string | null | undefined) => links.get(email ?? '') ?? '';
  return { path, right, wrong, linkTo: { right: at(right?.to), wrong: at(wrong?.to) } };
}

it('a link that went to a wrong address is withdrawn, and only that one', async () => {
  const { path, right, wrong, linkTo } = await mailedTwice();
  expect([right, wrong]).toMatchObject([{ link: 'works' }, { link: 'works' }]);
  expect((await as().get(linkTo.wrong)).statusCode).toBe(200);
  const withdraw = `${path}/mails/${wrong?.id}/withdraw`;
  for (const answer of [
    await (await finance()).post(withdraw),
    await (await finance()).post(withdraw),
  ])
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      [{ link: 'works' }, { link: 'withdrawn', mail: { state: 'too_old' } }],
    ]);
  const dead = await as().get(linkTo.wrong);
  const unknown = await as().get(`/invoice-requests/${'x'.repeat(43)}`);
  expect([dead.statusCode, dead.json().errors]).toEqual([404, unknown.json().errors]);
  expect((await as().get(`${linkTo.wrong}/pdf`)).statusCode).toBe(404);
  expect((await as().get(linkTo.right)).statusCode).toBe(200);
  const events = await db
    .selectFrom('events')
    .where('action', '=', 'invoiceMails.withdraw')
    .selectAll()
    .execute();
  expect(events.length).toBeGreaterThan(0);
});

it('is withdrawn by nobody elsewhere, nor by way of another invoice', async () => {
  const { path, wrong, linkTo } = await mailedTwice();
  const other = await aFinal();
  const stranger = await (await anInvoiceDesk(app, 'Elders')).finance();
  for (const answer of [
    await stranger.post(`${path}/mails/${wrong?.id}/withdraw`),
    await (await finance()).post(`${other.path}/mails/${wrong?.id}/withdraw`),
  ])
    expect(answer.statusCode).toBe(404);
  expect((await as().get(linkTo.wrong)).statusCode).toBe(200);
});
