import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStoredFile } from '../../testing/documents.ts';
import { anAccount, anOrganisation, aRecord, password, tokenOf } from '../../testing/factories.ts';
import {
  anInvoice,
  anInvoicingOrganisation,
  aProduct,
  aRow,
  makeFinal,
} from '../../testing/invoices.ts';
import { lastMail } from '../../testing/mails.ts';
import { aPortfolio } from '../../testing/portfolios.ts';
import { aSchool, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aNote, anExperience, aTrajectory } from '../../testing/trajectories.ts';
import { aWholeTrajectory } from '../../testing/wholeTrajectory.ts';

const { db, as, world } = await testApp();
const own = await anInvoicingOrganisation(db);
const foreign = await anOrganisation(db, 'Elders');
const admin = await anAccount(db, { first_name: 'Inge', in: [['admin', own]] });
const token = await tokenOf(world, admin);

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

const preview = async (id: number) => (await as(token).get(`/people/${id}/erasure`)).json();
const erase = (id: number, name: string) => as(token).post(`/people/${id}/erase`, { name });
const accountOf = (id: number) =>
  db.selectFrom('people').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

/** Everything about a client whose trajectory has ended. */
async function aFormerClient(word = 'Fatima') {
  const ids = await aWholeTrajectory(world, own, word);
  await db
    .updateTable('trajectories')
    .set({ trajectory_state_id: 6 })
    .where('id', '=', ids.trajectoryId)
    .execute();
  await makeFinal(db, { id: ids.invoiceId });
  return { ...ids, id: ids.clientId, name: `${word} El Amrani` };
}

describe('erasing a client', () => {
  it('first shows what goes and what stays, and asks for the name', async () => {
    const client = await aFormerClient();
    expect(await preview(client.id)).toEqual({
      name: client.name,
      refusals: [],
      has_account: false,
      goes: {
        trajectories: 1,
        notes: 1,
        documents: 1,
        applications: 1,
        evaluations: 0,
        files: 6,
      },
      stays: { invoices: 2, surveys: 0, written: 0, portfolios: 0 },
    });
    const refused = await erase(client.id, 'Fatima');
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual([`Typ de naam zoals hij er staat: ${client.name}.`]);
    expect((await accountOf(client.id)).name).toBe(client.name);
  });

  it('leaves nothing that reveals who it was, in any table', async () => {
    const client = await aFormerClient('Zonnebloem');
    await anExperience(db, client, 'Zonnebloemkweker');
    const { email } = await accountOf(client.id);
    const about = { client: client.name, link: 'http://traject.test' };
    const mail = { language: 'nl' as const, organisation_id: own.id, template: 'decided' };
    await db
      .insertInto('mails')
      .values([
        { ...mail, recipient: email, data: about },
        { ...mail, recipient: 'marieke@example.nl', data: about },
      ])
      .execute();
    const files = (await db.selectFrom('files').select('id').execute()).length;
    await as(token).get(`/trajectories/${client.trajectoryId}`);
    const elsewhere = await aTrajectory(db, own, { contact_email: 'bos@example.nl' });
    const contact = { organisation_id: own.id, trajectory_id: elsewhere.id, name: client.name };
    await db
      .insertInto('portal_contacts')
      .values({ ...contact, email })
      .execute();
    expect((await erase(client.id, client.name.toUpperCase())).statusCode).toBe(204);

    expect(await mentions(client.name, ['invoices'])).toEqual([]);
    expect(await mentions(email)).toEqual([]);
    expect((await db.selectFrom('files').select('id').execute()).length).toBe(files - 6);
    await world.files.sweep({ age: -60_000 });
    expect(await storedFiles()).toBe(files - 6);
    expect(await accountOf(client.id)).toMatchObject({
      name: 'Gewiste persoon',
      email: `gewist-${client.id}@gewist.invalid`,
      account_id: null,
    });
    expect((await as(token).get(`/people/${client.id}`)).statusCode).toBe(404);
    expect((await as(token).get(`/trajectories/${client.trajectoryId}`)).statusCode).toBe(404);
    const { token: approval, surveyToken, taskToken } = client;
    const paths = [`/approval-request/${approval}`, `/surveys/${surveyToken}`];
    for (const link of [...paths, `/task-requests/${taskToken}`])
      expect((await as().get(link)).statusCode).toBe(404);
  });

  it('[ADM-07] appears in the log by number alone, while older lines stay', async () => {
    const client = await aFormerClient();
    await as(token).get(`/trajectories/${client.trajectoryId}`);
    await erase(client.id, client.name);
    const { data } = (await as(token).get(`/events?record=person:${client.id}`)).json();
    expect(data).toMatchObject([
      {
        action: 'rights.erase',
        person: { id: admin.id },
        record: [{ type: 'person', id: client.id, name: 'Gewiste persoon' }],
      },
    ]);
    const opened = await as(token).get(`/events?record=trajectory:${client.trajectoryId}`);
    expect(opened.json().data).toMatchObject([{ action: 'trajectories.get' }]);
  });

  it('keeps the invoices the law requires, and continues their numbering', async () => {
    const client = await aFormerClient();
    const place = { id: client.trajectoryId, organisation_id: own.id };
    const product = await aProduct(db, own, { name: 'Loopbaanscan' });
    const year = new Date().getFullYear();
    const sent = {
      invoice_number: `${year}-0041`,
      invoice_date: `${year}-01-02`,
      billed_name: 'UWV',
    };
    const before = await anInvoice(db, place, { invoice_number: `${year}-0040` });
    const invoice = await anInvoice(db, place, sent);
    for (const kept of [before, invoice]) {
      await aRow(db, kept, { product, count: '2' });
      await makeFinal(db, kept);
    }
    const draft = await anInvoice(db, place, { invoice_number: `${year}-0042` });
    expect((await preview(client.id)).stays.invoices).toBe(4);
    await erase(client.id, client.name);

    const path = `/organisations/${own.id}/kept-invoices`;
    const { data } = (await as(token).get(path)).json();
    expect(data).toContainEqual({
      id: invoice.id,
      ...sent,
      total_with_vat: 22_990,
      kept_until: `${year + 7}-12-31`,
    });
    expect(data.map(({ id }: { id: number }) => id)).not.toContain(draft.id);
    const pdf = await as(token).get(`${path}/${invoice.id}/download`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const next = await aTrajectory(db, own, { counselor: admin });
    const first = await as(token).get(`/trajectories/${next.id}/invoices/next`);
    expect(first.json().invoice_number).toBe(`${year}-0042`);
  });

  it('happens once, however many ask for it at the same moment', async () => {
    const client = await aFormerClient();
    const answers = await Promise.all([1, 2, 3].map(() => erase(client.id, client.name)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404]);
    const record = { personId: String(client.id) };
    const events = db.selectFrom('events').where('action', '=', 'rights.erase').select('record');
    const erased = (await events.execute()).filter((one) => isDeepStrictEqual(one.record, record));
    expect(erased).toHaveLength(1);
  });

  it('waits while a trajectory is running', async () => {
    const { clientId, trajectoryId } = await aWholeTrajectory(world, own, 'Fatima');
    const sentence =
      'Deze persoon heeft nog een lopend traject. Rond dat eerst af, of verwijder het.';
    expect((await preview(clientId)).refusals).toEqual([sentence]);
    const refused = await erase(clientId, 'Fatima El Amrani');
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [sentence]]);
    await as(token).delete(`/trajectories/${trajectoryId}`);
    expect((await erase(clientId, 'Fatima El Amrani')).statusCode).toBe(204);
  });

  it('stays within the organisation: another organisation’s record, and the account, are untouched', async () => {
    const client = await aFormerClient();
    const { email } = await accountOf(client.id);
    const there = await anAccount(db, { email, in: [['client', foreign]] });
    const { account_id } = there;
    await db.updateTable('people').set({ account_id }).where('id', '=', client.id).execute();
    const note = await aNote(db, await aTrajectory(db, foreign, { client: there }));
    await anExperience(db, there);
    expect((await preview(client.id)).has_account).toBe(true);
    expect(JSON.stringify(await preview(client.id))).not.toContain('Elders');
    expect((await erase(client.id, client.name)).statusCode).toBe(204);

    expect(await accountOf(there.id)).toMatchObject({ name: there.name, deactivated_at: null });
    const notes = await db.selectFrom('notes').where('id', '=', note.id).select('id').execute();
    expect(notes).toHaveLength(1);
    const lists = db.selectFrom('experience').where('person_id', '=', there.id);
    expect(await lists.select('id').execute()).not.toEqual([]);
    expect((await as().post('/auth/login', { email, password })).statusCode).toBe(200);
    expect((await as(token).get(`/people/${client.id}`)).statusCode).toBe(404);
  });

  it('[ADM-08] is only for the organisation’s own admins', async () => {
    const client = await aFormerClient();
    const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));
    const counselor = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
    for (const who of [stranger, counselor]) {
      const asked = as(who).post(`/people/${client.id}/erase`, { name: client.name });
      expect((await asked).statusCode).toBe(404);
      expect((await as(who).get(`/people/${client.id}/export`)).statusCode).toBe(404);
    }
    expect((await accountOf(client.id)).name).toBe(client.name);
  });
});

describe('erasing a student or a colleague', () => {
  it('erases the evaluations of a student too', async () => {
    const school = await aSchool(db, own, 1);
    const sanne = school.students[0] as Awaited<ReturnType<typeof anAccount>>;
    await school.ask(sanne, admin, 'teacher', { score: 2 });
    await school.ask(sanne, sanne, 'student');
    const file_id = await aStoredFile(world, own, 'cv.png');
    await db.insertInto('profile_files').values({ person_id: sanne.id, file_id }).execute();
    expect((await preview(sanne.id)).goes).toMatchObject({ evaluations: 2, files: 1 });
    expect((await erase(sanne.id, sanne.name)).statusCode).toBe(204);
    const given = db.selectFrom('evaluations').where('student_id', '=', sanne.id);
    expect(await given.select('id').execute()).toEqual([]);
    expect(await db.selectFrom('files').where('id', '=', file_id).select('id').execute()).toEqual(
      [],
    );
  });

  it('leaves what a colleague wrote to a client, without their name', async () => {
    const colleague = await anAccount(db, { last_name: 'Schrijft', in: [['counselor', own]] });
    const { id: trajectory_id } = await aTrajectory(db, own, { counselor: admin });
    const about = { organisation_id: own.id, trajectory_id, party: 'client' };
    const { name, id: person_id } = colleague;
    const said = { name, person_id, text: 'Tot morgen', sent_at: new Date() };
    await db
      .insertInto('messages')
      .values({ ...about, ...said })
      .execute();
    expect((await erase(colleague.id, colleague.name)).statusCode).toBe(204);
    const kept = db.selectFrom('messages').where('trajectory_id', '=', trajectory_id);
    expect(await kept.select(['name', 'text']).execute()).toEqual([
      { name: 'Gewiste persoon', text: 'Tot morgen' },
    ]);
  });

  it('ends their sessions, and no sign-in, reset or mail finds them again', async () => {
    const email = 'vertrekt@example.nl';
    const types = [['counselor', own]] as ['counselor', { id: number }][];
    const colleague = await anAccount(db, { email, last_name: 'Vertrekt', in: types });
    const theirs = await tokenOf(world, colleague);
    expect((await as(theirs).get('/auth/me')).statusCode).toBe(200);
    const { account_id } = colleague;
    const reset = await world.links.create(db, 'reset', { account_id, minutes: 60 });
    expect((await erase(colleague.id, colleague.name)).statusCode).toBe(204);

    expect((await as(theirs).get('/auth/me')).statusCode).toBe(401);
    for (const address of [email, `gewist-${colleague.id}@gewist.invalid`]) {
      const login = { email: address, password, role: 'evaluator' };
      expect((await as().post('/auth/login', login)).statusCode).toBe(422);
      await as().post('/auth/forgot', { email: address });
    }
    // A later request has been handled, so theirs must have been handled too.
    await as().post('/auth/forgot', { email: admin.email });
    await lastMail(db, admin.email);
    const mails = db.selectFrom('mails').where('recipient', 'not in', [admin.email]);
    expect(await mails.where('template', '=', 'reset').select('recipient').execute()).toEqual([]);
    const again = { password: 'another horse staple', repeat_password: 'another horse staple' };
    expect((await as().post(`/auth/reset/${reset}`, again)).statusCode).toBe(404);
    expect((await as(token).post(`/people/${colleague.id}/reactivate`)).statusCode).toBe(404);
    // The address is free again, should they come back.
    const back = { first_name: 'Anna', last_name: 'Terug', organisation_id: own.id };
    const fresh = await as(token).post('/people', { ...back, email, account_types: ['counselor'] });
    expect(fresh.json()).toMatchObject({ email, name: 'Anna Terug' });
    expect(fresh.json().id).not.toBe(colleague.id);
  });

  it('leaves what they wrote about clients, under the name of an erased person', async () => {
    const colleague = await anAccount(db, { last_name: 'Schrijft', in: [['counselor', own]] });
    const trajectory = await aTrajectory(db, own, { counselor: colleague, state: 'new' });
    await aNote(db, trajectory, 'Goed gesprek.');
    const registered = { registered_by: colleague.name };
    const one = db.updateTable('trajectories').where('id', '=', trajectory.id);
    await one.set(registered).execute();
    const open = await erase(colleague.id, colleague.name);
    expect(open.json().errors).toEqual([
      'Deze persoon heeft nog lopende trajecten. Geef die eerst aan een andere adviseur.',
    ]);
    await one.set({ trajectory_state_id: 9 }).execute();
    expect((await preview(colleague.id)).stays.written).toBe(1);
    expect((await erase(colleague.id, colleague.name)).statusCode).toBe(204);
    const path = `/trajectories/${trajectory.id}`;
    expect((await as(token).get(`${path}/notes`)).json()).toMatchObject([
      { note: 'Goed gesprek.', author: { name: 'Gewiste persoon' } },
    ]);
    expect((await as(token).get(path)).json()).toMatchObject({
      registered_by: 'Gewiste persoon',
      counselor: { name: 'Gewiste persoon' },
    });
    expect(await mentions(colleague.name)).toEqual([]);
  });

  it('is refused for oneself, and for somebody who still has to evaluate a student', async () => {
    expect((await erase(admin.id, admin.name)).json().errors).toEqual([
      'Je kunt je eigen gegevens niet wissen. Vraag dat aan een andere beheerder.',
    ]);
    const school = await aSchool(db, own, 1, 'Helpende');
    const jolanda = await anAccount(db, { last_name: 'Jol', in: [['evaluator', own]] });
    await school.ask(school.students[0] ?? jolanda, jolanda, 'mentor');
    expect((await erase(jolanda.id, jolanda.name)).json().errors).toEqual([
      expect.stringContaining('openstaande beoordelingen'),
    ]);
  });

  it('tells in how many sealed portfolios of others a name stays', async () => {
    const school = await aSchool(db, own, 1, 'Kok');
    const [student = admin] = school.students;
    const mentor = await anAccount(db, { last_name: 'Mentor', in: [['evaluator', own]] });
    await school.ask(student, mentor, 'mentor', { score: 2, done_at: inDays(-800) });
    expect((await preview(mentor.id)).stays.portfolios).toBe(0);
    await aPortfolio(world, school, { student_id: student.id, word: 'Verzegeld' });
    expect((await preview(mentor.id)).stays.portfolios).toBe(1);
    // Their own goes.
    expect((await preview(student.id)).stays.portfolios).toBe(0);
  });

  it('leaves what they withdrew withdrawn, under the name of an erased person', async () => {
    const school = await aSchool(db, own, 1, 'Bakker');
    const [student = admin] = school.students;
    const colleague = await anAccount(db, { last_name: 'Trektin', in: [['coordinator', own]] });
    const id = await aPortfolio(world, school, { student_id: student.id, word: 'Taart' });
    const path = `/evaluation-students/${student.id}/portfolios`;
    const by = as(await tokenOf(world, colleague));
    expect((await by.post(`${path}/${id}/withdraw`, { reason: 'Te vroeg.' })).statusCode).toBe(200);
    expect((await erase(colleague.id, colleague.name)).statusCode).toBe(204);
    const listed = await as(token).get(`${path}?diploma_id=${school.diploma_id}`);
    expect(listed.json().portfolios).toMatchObject([
      { withdrawn: { by: 'Gewiste persoon', reason: 'Te vroeg.' } },
    ]);
    expect(await mentions('Trektin')).toEqual([]);
  });

  it('leaves an organisation its last admin, even when two erase each other', async () => {
    const organisation = await anOrganisation(db);
    const anAdmin = (last_name: string) =>
      anAccount(db, { last_name, in: [['admin', organisation]] });
    const [one, other] = [await anAdmin('Een'), await anAdmin('Twee')];
    const by = async (who: typeof one, whom: typeof one) =>
      as(await tokenOf(world, who)).post(`/people/${whom.id}/erase`, { name: whom.name });
    const answers = await Promise.all([by(one, other), by(other, one)]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const left = db.selectFrom('memberships').where('organisation_id', '=', organisation.id);
    expect(await left.select('person_id').execute()).toHaveLength(1);
  });

  it('works for somebody who asked to join and was refused', async () => {
    const { email, first_name, last_name, name, account_id } = await anAccount(db);
    const said = { email, first_name, last_name, account_id, organisation_id: own.id };
    const id = await aRecord(db, said);
    expect((await as(token).post(`/people/${id}/deactivate`)).statusCode).toBe(200);
    expect((await erase(id, name)).statusCode).toBe(204);
    const { data } = (await as(token).get('/people?state=deactivated')).json();
    expect(data.map((one: { id: number }) => one.id)).not.toContain(id);
    expect((await as(token).get(`/people/${id}`)).statusCode).toBe(404);
    expect((await as().post('/auth/login', { email, password })).statusCode).toBe(422);
  });
});

/** The tables that still contain a word, in any column. */
async function mentions(word: string, except: string[] = []) {
  const tables = await db.introspection.getTables();
  const found: string[] = [];
  for (const { name, schema } of tables) {
    if (schema !== 'public' || except.includes(name) || name === 'migrations') continue;
    const rows = await db
      .selectFrom(name as 'notes')
      .selectAll()
      .execute();
    if (JSON.stringify(rows).toLowerCase().includes(word.toLowerCase())) found.push(name);
  }
  return found;
}

/** The bytes themselves. */
async function storedFiles() {
  const folder = join(world.settings.DATA_DIR, 'files');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile() && /[0-9a-f]{2}$/.test(one.parentPath)).length;
}
