import { beforeEach, describe, expect, it } from 'vitest';
import { pdfs } from '../../platform/files/pdfs.testing.ts';
import { samples } from '../../platform/files/samples.testing.ts';
import { reader } from '../../testing/desk.ts';
import { makeFinal } from '../../testing/invoices.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile } from '../../testing/upload.ts';

const app = await testApp();
const { db, as, time } = app;
const { aCase, visit, staff, marieke, upload } = await aPortalDesk(app);
const { accept } = reader(app);

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

type Case = Awaited<ReturnType<typeof aCase>>;

/** The page of a party, in a browser that knows them. */
async function opened(one: Case, party: 'client' | 'employer') {
  const browser = await visit(one.emails[party]);
  const [{ id }] = (await browser.mine()).pages;
  const path = `/mine/pages/${id}`;
  return { ...browser, path, page: async () => (await browser.get(path)).json() };
}

const aNote = (one: Case, note: string, visible: object) =>
  staff.post(`${one.path}/notes`, { note, date: '2026-11-02 10:00:00', ...visible });

describe('the page of a party', () => {
  it('is there from the first mail that asks something, and shows what is asked', async () => {
    const one = await aCase();
    await one.startClient();
    const client = await opened(one, 'client');
    expect(await client.page()).toMatchObject({
      party: 'client',
      client: { name: 'Fatima El Amrani' },
      counselor: { name: marieke.name },
      step: 'agreement',
      asked: [{ kind: 'review', title: null }],
      documents: [{ name: 'Trajectplan Fatima.pdf' }],
      answers: [],
    });
    expect((await client.mine()).pages).toMatchObject([{ asked: 1 }]);
  });

  it('shows the notes and documents that were shared with it, and none of the other party', async () => {
    const one = await aCase();
    await aNote(one, 'Voor de cliënt', { visible_client: true });
    await aNote(one, 'Voor de werkgever', { visible_employer: true });
    await aNote(one, 'Voor niemand', {});
    await one.send({ send_client: '1' }, aFile(pdfs.plan(), 'Trajectplan.pdf'));
    await one.invite('client');
    await one.invite('employer');
    const [client, employer] = [await opened(one, 'client'), await opened(one, 'employer')];
    const seen = await client.page();
    expect(seen.notes.map(({ note }: { note: string }) => note)).toEqual(['Voor de cliënt']);
    expect(seen.documents).toHaveLength(1);
    const theirs = await employer.page();
    expect(theirs.notes.map(({ note }: { note: string }) => note)).toEqual(['Voor de werkgever']);
    expect(theirs.documents).toEqual([]);

    const [{ id }] = seen.documents;
    const file = await client.get(`${client.path}/documents/${id}`);
    expect(file.statusCode).toBe(200);
    expect((await employer.get(`${employer.path}/documents/${id}`)).statusCode).toBe(404);

    const first = await client.get(`${client.path}/documents/${id}/first-page`);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
    const strange = await employer.get(`${employer.path}/documents/${id}/first-page`);
    expect(strange.statusCode).toBe(404);
    expect((await employer.get(client.path)).statusCode).toBe(404);
  });

  it('leads to the same question as the mail does, which is decided once', async () => {
    const one = await aCase();
    await one.startClient();
    const mailed = await one.tokenOf('client');
    const client = await opened(one, 'client');
    const [{ kind, id }] = (await client.page()).asked;
    const question = await client.post(`${client.path}/questions`, { kind, id });
    const { path } = question.json();
    expect(path).toMatch(/^\/review-client\/[\w-]{43}$/);
    expect((await accept(path.split('/')[2])).statusCode).toBe(204);
    expect((await accept(mailed)).statusCode).toBe(404);
    expect(await client.page()).toMatchObject({
      step: 'preparation',
      asked: [],
      answers: [{ kind: 'review', approved: true }],
    });
    const { earlier } = (await one.documents())[0].versions[0].client_approval;
    expect(earlier).toEqual([]);
  });

  it('shows the employer an invoice only once somebody of the staff says so', async () => {
    const one = await aCase();
    await one.invite('employer');
    await one.invite('client');
    const [client, employer] = [await opened(one, 'client'), await opened(one, 'employer')];
    const head = { declaration_reference: 'PO-7', invoice_date: '2026-11-03' };
    const invoices = `${one.path}/invoices`;
    const made = await staff.post(invoices, { ...head, invoice_number: '2026-0101' });
    expect(made.json().visible_employer).toBe(false);
    expect((await employer.page()).invoices).toEqual([]);
    const { id } = made.json();
    expect((await employer.get(`${employer.path}/invoices/${id}`)).statusCode).toBe(404);

    await staff.patch(`${invoices}/${id}`, { visible_employer: true });
    expect((await employer.page()).invoices, 'a draft is not sent yet').toEqual([]);
    expect((await employer.get(`${employer.path}/invoices/${id}`)).statusCode).toBe(404);
    await makeFinal(db, { id });
    expect((await employer.page()).invoices).toMatchObject([{ id, invoice_number: '2026-0101' }]);
    expect((await client.page()).invoices).toEqual([]);
    await staff.patch(`${invoices}/${id}`, { visible_employer: false });
    expect((await employer.page()).invoices).toEqual([]);
    await staff.patch(`${invoices}/${id}`, { visible_employer: true });
    expect((await employer.page()).invoices).toHaveLength(1);
  });

  it('opens no question of the other party or of another trajectory', async () => {
    const [one, other] = [await aCase(), await aCase()];
    await one.startClient();
    await other.startClient();
    await one.invite('employer');
    const [client, employer] = [await opened(one, 'client'), await opened(one, 'employer')];
    const theirs = await opened(other, 'client');
    const [{ kind, id }] = (await theirs.page()).asked;
    const [asked] = (await client.page()).asked;
    const ask = (who: typeof client, body: object) => who.post(`${who.path}/questions`, body);
    expect((await ask(client, { kind, id })).statusCode).toBe(404);
    expect((await ask(employer, { kind: asked.kind, id: asked.id })).statusCode).toBe(404);
    expect((await ask(client, { kind: 'task', id: asked.id })).statusCode).toBe(404);
  });

  it('is seen by staff exactly as the party sees it, and that is recorded', async () => {
    const one = await aCase();
    await aNote(one, 'Voor de cliënt', { visible_client: true });
    await one.startClient();
    const client = await opened(one, 'client');
    const seen = (await staff.get(`${one.path}/portal/client`)).json();
    expect(seen).toEqual(await client.page());
    const events = await db
      .selectFrom('events')
      .where('action', '=', 'portal.view')
      .select('id')
      .execute();
    expect(events).not.toEqual([]);
  });
});

describe('messages', () => {
  it('go both ways, are mailed without what they say, and are read once', async () => {
    const one = await aCase();
    await one.invite('client');
    const client = await opened(one, 'client');
    const sent = await client.upload(`${client.path}/messages`, {
      text: 'Ik heb een vraag.',
      file: aFile(samples.pdf, 'brief.pdf'),
    });
    expect(sent.json()).toMatchObject({ by: 'party', text: 'Ik heb een vraag.' });
    const thread = `${one.path}/messages/client`;
    expect((await staff.get(thread)).json()).toMatchObject([{ by: 'party', read_at: null }]);
    const mail = (await one.mailsTo(marieke.email)).at(-1);
    expect(mail).toMatchObject({ template: 'message-to-staff' });
    expect(JSON.stringify(mail)).not.toContain('vraag');
    const shared = (await staff.get(`${one.path}/portal`)).json();
    expect(shared.pages[0]).toMatchObject({ party: 'client', state: 'open', unread: 1 });
    await staff.post(`${thread}/read`, { up_to: sent.json().id });
    expect((await client.get(`${client.path}/messages`)).json()[0].read_at).not.toBeNull();

    expect((await upload(thread, { text: 'Dat mag.' })).statusCode).toBe(200);
    expect((await client.page()).unread).toBe(1);
    const { id } = sent.json();
    expect((await client.get(`${client.path}/messages/${id}/file`)).statusCode).toBe(200);
    expect((await as().get(`${client.path}/messages/${id}/file`)).statusCode).toBe(401);
  });
});
