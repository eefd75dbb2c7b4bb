import type { InvoiceMail } from '@traject/contract/invoiceMails';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readLetter, startSmtp } from '../../platform/mail/smtp.testing.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { anInvoiceDesk, made } from '../../testing/invoiceMails.ts';
import { mailsOf } from '../../testing/reminding.ts';
import { testApp } from '../../testing/testApp.ts';

const smtp = await startSmtp();
afterAll(smtp.close);
const app = await testApp({ env: { SMTP_URL: smtp.url } });
const { db, as, time } = app;
const desk = await anInvoiceDesk(app);
const { finance, aFinal, payer } = desk;
const said = { kind: 'invoice', email: payer.email, text: 'Hierbij de factuur.\nTot ziens!' };

beforeEach(async () => {
  time.now = made;
  smtp.letters.length = 0;
  await db.deleteFrom('mails').execute();
  await desk.set({ email: '', mail_text: '', reminders_automatic: false });
});

const mailsAbout = async (path: string): Promise<InvoiceMail[]> =>
  (await (await finance()).get(`${path}/mails`)).json();
const letterTo = async (to: string) => {
  await expect.poll(() => smtp.letters.some((one) => one.to.includes(to))).toBe(true);
  const letter = smtp.letters.find((one) => one.to.includes(to));
  if (!letter) throw new Error('no letter');
  const { text, headers } = readLetter(letter);
  return { headers, text: text.replaceAll('\r', ''), raw: letter.raw };
};

describe('an invoice in the mail', () => {
  it('is proposed with the address of the payer and the words of the house', async () => {
    const { path } = await aFinal({ invoice_number: 'WW-26-301' });
    expect((await (await finance()).get(`${path}/mails/draft?kind=invoice`)).json()).toEqual({
      kind: 'invoice',
      level: null,
      email: payer.email,
      copy_to: '',
      subject: 'Factuur WW-26-301',
      text: expect.stringMatching(/^Hierbij ontvangt u factuur WW-26-301 van €\s121,00\.$/),
      attachments: ['WW-26-301-UWV 1-2026-11-04.pdf'],
    });
  });

  it('is proposed in the words of the organisation, with what they leave open filled in', async () => {
    const { path } = await aFinal();
    await desk.set({ mail_text: 'Graag {bedrag} vóór {vervaldatum}. {iets anders}' });
    const { text } = (await (await finance()).get(`${path}/mails/draft?kind=invoice`)).json();
    expect(text).toMatch(/^Graag €\s121,00 vóór 18 november 2026\. \{iets anders\}$/);
  });

  it('arrives with its PDF and its e-invoice, how to pay, and a link', async () => {
    const { path } = await aFinal({ e_invoice: 'nlcius', order_number: 'PO-1' });
    await (await finance()).post(`${path}/mails`, said);
    const { text, raw, headers } = await letterTo(payer.email);
    expect(headers.subject).toMatch(/factuur WW-26-\d+$/);
    expect(text).toContain('Beste Zorggroep De Linde,\n\nHierbij de factuur.\n\nTot ziens!');
    expect(text).toMatch(/Betaal €\s121,00 uiterlijk 18 november 2026 op rekening NL91 ABNA/);
    expect(text).toContain('http://traject.test/invoice/');
    expect(raw).toMatch(/filename="?WW-26-\d+-UWV 1-2026-11-04\.pdf/);
    expect(raw).toMatch(/filename="?WW-26-\d+-UWV 1-2026-11-04\.xml/);
    const xml = () => finance().then((who) => who.get(`${path}/e-invoice`));
    expect((await xml()).headers['content-type']).toContain('application/xml');
    expect((await xml()).body, 'made once').toBe((await xml()).body);
  });

  it('counts as sent from the first time on, and shows what became of each mail', async () => {
    const { path } = await aFinal();
    const answer = await (await finance()).post(`${path}/mails`, said);
    expect(answer.json()).toEqual([
      {
        id: expect.any(Number),
        kind: 'invoice',
        level: null,
        to: payer.email,
        sent_at: '2026-11-04T09:00:00+00:00',
        opened_at: null,
        link: 'works',
        mail: expect.objectContaining({ state: expect.stringMatching(/waiting|sent/) }),
      },
    ]);
    await expect.poll(async () => (await mailsAbout(path))[0]?.mail?.state).toBe('sent');
    time.now = new Date('2026-11-05T10:00:00+01:00');
    await (await finance()).post(`${path}/mails`, { ...said, email: 'ander@linde.example' });
    expect(await mailsAbout(path)).toMatchObject([{ to: 'ander@linde.example' }, {}]);
    const { sent_at } = (await (await finance()).get(path)).json();
    expect(sent_at).toBe('2026-11-04T09:00:00.000Z');
  });

  it('goes to the office as well, without the link of the payer, and answers go there', async () => {
    await desk.set({ email: 'kantoor@werkwijzer.example' });
    const { path } = await aFinal();
    await (await finance()).post(`${path}/mails`, said);
    const copy = await letterTo('kantoor@werkwijzer.example');
    expect(copy.text).toContain(`Deze mail is verstuurd aan ${payer.email}:`);
    expect(copy.text).not.toContain('traject.test/invoice/');
    expect(copy.raw).toContain('Content-Type: application/pdf');
    const sent = await letterTo(payer.email);
    expect(sent.headers['reply-to']).toContain('kantoor@werkwijzer.example');
    expect(await mailsAbout(path)).toHaveLength(1);
  });

  it('is only sent when it is final, and to an address', async () => {
    const { path } = await aFinal();
    const wrong = await (await finance()).post(`${path}/mails`, { ...said, email: 'x' });
    expect(wrong.statusCode).toBe(422);
    const { id } = await db
      .insertInto('invoices')
      .values({
        ...{ organisation_id: desk.own.id, trajectory_id: desk.trajectory.id },
        ...{ invoice_number: 'los', declaration_reference: 'x', invoice_date: '2026-11-04' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const draft = `/trajectories/${desk.trajectory.id}/invoices/${id}/mails`;
    for (const answer of [
      await (await finance()).post(draft, said),
      await (await finance()).get(`${draft}/draft?kind=invoice`),
    ])
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        ['Deze factuur is nog een concept.'],
      ]);
  });

  it('that is a credit note says so', async () => {
    const { path } = await aFinal();
    const credit = (await (await finance()).post(`${path}/credit`, {})).json();
    const note = `/trajectories/${desk.trajectory.id}/invoices/${credit.id}`;
    await (await finance()).post(`${note}/final`, {});
    const draft = (await (await finance()).get(`${note}/mails/draft?kind=invoice`)).json();
    expect(draft.subject).toMatch(/^Creditfactuur C2026-/);
    await (await finance()).post(`${note}/mails`, { ...said, text: draft.text });
    expect((await letterTo(payer.email)).text).toContain('wordt in mindering gebracht');
  });
});

describe('a mail that carries files', () => {
  it('keeps them when it is refused, and has them when it is sent again', async () => {
    const refusing = await startSmtp({ knowsNobody: true });
    const other = await testApp({ env: { SMTP_URL: refusing.url } });
    const there = await anInvoiceDesk(other, 'Elders');
    const { path } = await there.aSent();
    const state = async () =>
      (await (await there.finance()).get(`${path}/mails`)).json()[0].mail.state;
    await expect.poll(state).toBe('refused');
    await refusing.close();
    const accepting = await startSmtp({ port: refusing.port });
    const account = await anAccount(other.db, { in: [['admin', there.own]] });
    const admin = other.as(await tokenOf(other.world, account));
    const [refused] = await mailsOf(other, 'invoice');
    expect((await admin.post(`/mails/${refused?.id}/retry`)).statusCode).toBe(200);
    await expect.poll(state).toBe('sent');
    const [letter] = accepting.letters;
    expect(letter?.to).toEqual([there.payer.email]);
    const [, base64 = ''] = letter?.raw.split(/Content-Disposition: attachment.*?\r\n\r\n/s) ?? [];
    const bytes = Buffer.from(base64.split('\r\n--')[0] ?? '', 'base64');
    const pdf = await (await there.finance()).get(`${path}/download`);
    expect(bytes.equals(pdf.rawPayload), 'the PDF itself').toBe(true);
    await accepting.close();
  });
});

describe('somebody of another organisation', () => {
  it('sees nothing of it and sends nothing', async () => {
    const { path } = await desk.aSent();
    const elsewhere = await anInvoiceDesk(app, 'Elders');
    const stranger = await elsewhere.finance();
    for (const answer of [
      await stranger.get(`${path}/mails`),
      await stranger.get(`${path}/mails/draft?kind=invoice`),
      await stranger.post(`${path}/mails`, said),
      await stranger.get(desk.reminders),
      await stranger.get(`/organisations/${desk.own.id}/invoice-mail-settings`),
    ])
      expect(answer.statusCode).toBe(404);
  });
});

describe('the settings', () => {
  it('are changed by version, and say what the house says otherwise', async () => {
    const path = `/organisations/${desk.own.id}/invoice-mail-settings`;
    const before = (await (await finance()).get(path)).json();
    expect(before).toMatchObject({ reminder_days_1: 7, reminder_days_2: 21, reminder_days_3: 35 });
    expect(before.house.mail_text).toContain('{factuurnummer}');
    const change = { reminder_days_2: null, mail_text: 'Dag!', version: before.version };
    const after = (await (await finance()).patch(path, change)).json();
    expect(after).toMatchObject({ reminder_days_2: null, mail_text: 'Dag!', reminder_days_3: 35 });
    expect((await (await finance()).patch(path, change)).statusCode).toBe(422);
    await desk.set({ reminder_days_2: 21 });
  });
});

describe('the page behind the link', () => {
  const linkOf = async () => (await mailsOf(app, 'invoice'))[0]?.token ?? '';

  it('shows what the invoice prints and what is open, and that it was opened once', async () => {
    const invoice = await lastToken();
    const url = `/api/invoice-requests/${invoice.token}`;
    expect((await app.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    expect(await mailsAbout(invoice.path)).toMatchObject([{ opened_at: null }]);
    const page = (await as().get(`/invoice-requests/${invoice.token}`)).json();
    expect(page).toMatchObject({ open: 12_100, total_with_vat: 12_100, due_date: '2026-11-18' });
    expect(page.pay).toContain('op rekening NL91 ABNA');
    expect(page.qr.runs.length).toBeGreaterThan(100);
    expect(Object.keys(page)).not.toContain('concerns');
    expect(await mailsAbout(invoice.path)).toMatchObject([
      { opened_at: '2026-11-04T09:00:00+00:00' },
    ]);
    await desk.pay(invoice.id);
    const paid = (await as().get(`/invoice-requests/${invoice.token}`)).json();
    expect(paid).toMatchObject({ open: 0, pay: '', qr: null });
    const pdf = await as().get(`/invoice-requests/${invoice.token}/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect((await as().get(`/invoice-requests/${invoice.token}/xml`)).statusCode).toBe(404);
    time.now = new Date('2027-12-20T10:00:00+01:00');
    expect((await as().get(`/invoice-requests/${invoice.token}`)).statusCode).toBe(404);
  });

  /** What is sent forgets its link, so it is read while the mail server waits. */
  async function lastToken() {
    const open = smtp.hold();
    const invoice = await desk.aSent();
    const token = await linkOf();
    open();
    expect(token).toHaveLength(43);
    return { ...invoice, token };
  }
});
