import { beforeEach, describe, expect, it } from 'vitest';
import { aDesk, dead, reader, thePlan } from '../../testing/desk.ts';
import { lastMail } from '../../testing/mails.ts';
import { readPdf } from '../../testing/pdfText.ts';
import { aTemplate } from '../../testing/templates.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, time } = app;
const { aCase, own, token, upload } = await aDesk(app);
const { open, accept } = reader(app);
type Case = Awaited<ReturnType<typeof aCase>>;

const newest = async ({ documents }: Case) => (await documents())[0].versions[0];
const act = async (one: Case, action: string, body: object, versionId?: number) => {
  const [document] = await one.documents();
  const version = versionId ?? document.versions[0].id;
  return as(token).post(`${one.path}/files/${document.id}/versions/${version}/${action}`, body);
};
const toClient = { party: 'client', approve: true };

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

describe('a document that was saved without sending it', () => {
  it('can be sent later, for approval or just to be read', async () => {
    const one = await aCase();
    await one.send();
    expect((await act(one, 'send', toClient)).json()).toMatchObject({
      client_approval: { requested: true, state: 'sent', earlier: [] },
      employer_approval: { state: 'none' },
    });
    await act(one, 'send', { party: 'employer', approve: false });
    expect((await lastMail(db, one.emails.employer)).template).toBe('read-document');
    await accept(await one.tokenOf('client'));
    expect((await newest(one)).client_approval.state).toBe('approved');
  });

  it('is not sent twice, and an older version is never sent', async () => {
    const one = await aCase();
    const { id, versions } = (await one.send()).json();
    await upload(`${one.path}/files/${id}/versions`, { file: thePlan() });
    const old = await act(one, 'send', toClient, versions[0].id);
    expect([old.statusCode, old.json().errors]).toEqual([
      422,
      ['Er is een nieuwere versie van dit document. Stuur die.'],
    ]);
    await act(one, 'send', toClient);
    const again = await act(one, 'send', toClient);
    expect(again.json().errors[0]).toContain('al verstuurd');
    expect(await one.mailsTo(one.emails.client)).toHaveLength(1);
  });

  it('asks for approval where its template does, and needs an address', async () => {
    const { id, fieldId } = await aTemplate(db, own, { requires_approval: true });
    const one = await aCase({ contact_email: null });
    const fields = [{ document_template_field_id: fieldId, value: 'Weer aan het werk' }];
    const filled = await as(token).post('/documents', { document_template_id: id, fields });
    const choices = { trajectory_file_type_id: '3', trajectory_file_action_id: '4' };
    await upload(`${one.path}/files`, { ...choices, document_id: String(filled.json().id) });
    expect((await newest(one)).requires_approval).toBe(true);
    const read = await act(one, 'send', { party: 'client', approve: false });
    expect(read.json().errors[0]).toContain('is akkoord nodig');
    expect((await act(one, 'send', toClient)).statusCode).toBe(200);
    const employer = await act(one, 'send', { party: 'employer', approve: true });
    expect(employer.json().errors[0]).toContain('nog geen e-mailadres');
  });
});

describe('a document that was sent and not decided on', () => {
  it('can be withdrawn: its link dies, nobody is mailed, and it can be sent again', async () => {
    const one = await aCase();
    await one.send({ send_client: '1', approve_client: '1' });
    const first = await one.tokenOf('client');
    const taken = await act(one, 'withdraw', { party: 'client' });
    expect(taken.json().client_approval.state).toBe('withdrawn');
    expect((await open(first)).json().errors).toEqual([dead]);
    expect(await one.mailsTo(one.emails.client)).toHaveLength(1);
    const twice = await act(one, 'withdraw', { party: 'client' });
    expect(twice.json().errors).toEqual(['Er staat hier niets meer open om in te trekken.']);
    const event = await db
      .selectFrom('events')
      .where('action', '=', 'documents.withdraw')
      .selectAll()
      .execute();
    expect(event.length).toBeGreaterThan(0);

    const sent = await act(one, 'send', { party: 'client', approve: false });
    expect(sent.json().client_approval).toMatchObject({ state: 'sent', requested: false });
    expect((await open(await one.tokenOf('client'))).json()).toMatchObject({ requested: false });
  });

  it('stays while the trajectory itself waits for an answer on it', async () => {
    const one = await aCase({ state: 'new' });
    await one.startClient();
    const answer = await act(one, 'withdraw', { party: 'client' });
    expect(answer.json().errors[0]).toContain('ligt ter beoordeling bij');
    expect((await open(await one.tokenOf('client'))).statusCode).toBe(200);
  });
});

describe('sending again', () => {
  it('keeps when it was sent and opened before, and to which address', async () => {
    const one = await aCase();
    time.now = new Date('2026-11-02T09:00:00Z');
    await one.send({ send_client: '1', approve_client: '1' });
    time.now = new Date('2026-11-03T09:00:00Z');
    await open(await one.tokenOf('client'));
    time.now = new Date('2026-11-10T09:00:00Z');
    await act(one, 'resend', { party: 'client' });
    time.now = new Date('2026-11-12T09:00:00Z');
    await act(one, 'resend', { party: 'client' });
    const { sent_at, opened_at, earlier } = (await newest(one)).client_approval;
    expect(new Date(sent_at)).toEqual(time.now);
    expect(opened_at).toBeNull();
    const days = earlier.map((send: Record<string, string>) => [
      send.sent_at?.slice(0, 10),
      send.opened_at?.slice(0, 10),
      send.email,
    ]);
    expect(days).toEqual([
      ['2026-11-10', undefined, one.emails.client],
      ['2026-11-02', '2026-11-03', one.emails.client],
    ]);
  });

  it('does the same for a review of the trajectory', async () => {
    const one = await aCase({ state: 'new' });
    await one.startClient();
    await as(token).post(`${one.path}/resend-review`, {});
    expect((await one.read()).review.earlier).toHaveLength(1);
  });
});

describe('a letter from a template', () => {
  it('is shown as it would be sent, and nothing is stored', async () => {
    const { id, fieldId } = await aTemplate(db, own);
    const one = await aCase();
    const body = {
      document_template_id: id,
      fields: [{ document_template_field_id: fieldId, value: 'Weer\taan het werk' }],
    };
    const kept = await db.selectFrom('documents').select('id').execute();
    const shown = await as(token).post(`${one.path}/files/preview`, body);
    expect(shown.headers['content-type']).toBe('application/pdf');
    const { text } = await readPdf(shown.rawPayload);
    expect(text).toContain('Beste Fatima El Amrani, het doel is Weer aan het werk.');
    expect(await db.selectFrom('documents').select('id').execute()).toEqual(kept);
    expect(await one.documents()).toEqual([]);
    const empty = { ...body, fields: [] };
    expect((await as(token).post(`${one.path}/files/preview`, empty)).statusCode).toBe(422);
  });

  it('passes its values on to the next version, as far as the template still asks for them', async () => {
    const { id, fieldId } = await aTemplate(db, own);
    const one = await aCase();
    const fields = [{ document_template_field_id: fieldId, value: 'Weer aan het werk' }];
    const filled = await as(token).post('/documents', { document_template_id: id, fields });
    const choices = { trajectory_file_type_id: '3', trajectory_file_action_id: '1' };
    const made = await upload(`${one.path}/files`, {
      ...choices,
      document_id: String(filled.json().id),
    });
    const last = async () =>
      (await as(token).get(`${one.path}/files/${made.json().id}/filled`)).json();
    expect(await last()).toMatchObject({ template: { id, name: 'Plan van aanpak' }, fields });
    await upload(`${one.path}/files/${made.json().id}/versions`, { file: thePlan() });
    expect(await last()).toMatchObject({ fields });
    await as(token).delete(`/document-templates/${id}`);
    expect(await last()).toEqual({ template: null, fields: [] });
  });
});
