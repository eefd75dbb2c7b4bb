import { beforeEach, describe, expect, it } from 'vitest';
import { anInvoiceDesk, made } from '../../testing/invoiceMails.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, time } = app;
const desk = await anInvoiceDesk(app);
const { finance, aFinal, own } = desk;

beforeEach(async () => {
  time.now = made;
  await db.deleteFrom('call_counts').execute();
  await db.deleteFrom('mails').execute();
  await desk.set({ email: '' });
});

const filled = (recipient: string) =>
  db
    .insertInto('mails')
    .values(
      Array(99).fill({
        ...{ recipient, template: 'invoice', language: 'nl', data: '{}' },
        organisation_id: own.id,
      }),
    )
    .execute();
const countTo = async (recipient: string) =>
  (await db.selectFrom('mails').where('recipient', '=', recipient).select('id').execute()).length;

describe('the mailbox of a payer', () => {
  it('gets at most a hundred mails an hour in somebody’s own words, who is told why', async () => {
    const { path, id } = await aFinal();
    const said = { kind: 'invoice', email: 'bestookt@example.nl', text: 'Lees dit.' };
    await filled(said.email);
    const by = await finance();
    expect((await by.post(`${path}/mails`, said)).statusCode).toBe(200);
    const answer = await by.post(`${path}/mails`, said);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      429,
      [expect.stringContaining('het afgelopen uur al heel vaak een e-mail')],
    ]);
    expect(await countTo(said.email)).toBe(100);
    const links = db.selectFrom('links').where('invoice_id', '=', id).select('id');
    expect(await links.execute(), 'none without a mail').toHaveLength(1);
  });

  it('gets one invoice five times a day at most, and the next one as ever', async () => {
    const [one, other] = [await aFinal(), await aFinal()];
    const by = await finance();
    const said = { kind: 'invoice', email: 'steeds@example.nl', text: 'Nog eens.' };
    const send = async ({ path }: typeof one, email = said.email) =>
      (await by.post(`${path}/mails`, { ...said, email })).statusCode;
    const codes: number[] = [];
    for (let n = 0; n < 7; n++) codes.push(await send(one));
    expect(codes).toEqual([...Array(5).fill(200), 429, 429]);
    expect([await send(other), await send(one, 'anders@example.nl')]).toEqual([200, 200]);
    expect(await countTo(said.email)).toBe(6);
  });

  it('gets its invoice when the office has had its share of copies', async () => {
    const { path } = await aFinal();
    const office = 'kantoor@example.nl';
    await desk.set({ email: office });
    await filled(office);
    const by = await finance();
    const said = { kind: 'invoice', email: 'betaler@example.nl', text: 'Hierbij.' };
    for (let n = 0; n < 2; n++) expect((await by.post(`${path}/mails`, said)).statusCode).toBe(200);
    expect([await countTo(said.email), await countTo(office)]).toEqual([2, 100]);
  });
});
