import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, aRecord, tokenOf } from '../../testing/factories.ts';
import { aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const { app, db, as, world } = await testApp();
const own = await anOrganisation(db, 'De Brug');
const foreign = await anOrganisation(db, 'Elders');
const admin = await anAccount(db, { in: [['admin', own]] });
const token = await tokenOf(world, admin);

beforeEach(async () => void (await db.deleteFrom('call_counts').execute()));

const heads = 'e-mail;voornaam;achternaam';
const run = async (lines: string[], given: Record<string, string> = {}) => {
  const file = aFile(Buffer.from([heads, ...lines].join('\r\n')), 'lijst.csv');
  const body = { kind: 'clients', organisation_id: String(own.id), ...given, file };
  const answer = await uploadTo(app, token)('/imports', body);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { id: number };
};
const pathOf = (id: number) => `/organisations/${own.id}/imports/${id}/undo`;
const undo = (id: number) => as(token).post(pathOf(id));
const idsOf = async (...emails: string[]) =>
  (await db.selectFrom('people').where('email', 'in', emails).select('id').execute()).map(
    ({ id }) => id,
  );
const idOf = async (email: string) => (await idsOf(email))[0] ?? 0;

describe('[ADM-06] undoing an import', () => {
  it('forgets the people it added, once, and leaves those who were known', async () => {
    const known = await aClient(db, own);
    const { id } = await run(['weg@x.nl;Wies;Weg', `${known.email};Ken;Baar`]);
    expect((await undo(id)).json()).toMatchObject({ id, new: 1, known: 1 });
    expect(await idsOf('weg@x.nl', known.email)).toEqual([known.id]);
    const again = await undo(id);
    expect([again.statusCode, again.json().errors]).toEqual([
      422,
      ['Deze import is al ongedaan gemaakt.'],
    ]);
    await run(['weg@x.nl;Wies;Weg']);
    expect(await idsOf('weg@x.nl')).toHaveLength(1);
  });

  it('is refused as a whole once something depends on one of them, and names that person', async () => {
    const { id } = await run(['los@x.nl;Lea;Los', 'vast@x.nl;Vera;Vast']);
    await aTrajectory(db, own, { client: { id: await idOf('vast@x.nl') } });
    const answer = await undo(id);
    expect([answer.statusCode, answer.json().errors.join()]).toEqual([
      422,
      expect.stringContaining('Aantal personen: 1, onder wie Vera Vast.'),
    ]);
    expect(await idsOf('los@x.nl', 'vast@x.nl')).toHaveLength(2);
  });

  it('is refused after a changed profile or an accepted invitation', async () => {
    const grown = await run(['profiel@x.nl;Piet;Profiel']);
    const person = await idOf('profiel@x.nl');
    const set = { quote_text: 'Ik kan veel', updated_at: new Date() };
    await db.updateTable('profiles').set(set).where('person_id', '=', person).execute();
    const joined = await run(['ja@x.nl;Jo;Ja']);
    const { account_id } = await anAccount(db, {});
    await db.updateTable('people').set({ account_id }).where('email', '=', 'ja@x.nl').execute();
    for (const { id } of [grown, joined]) expect((await undo(id)).statusCode).toBe(422);
  });

  it('is refused after another role, another name or another diploma', async () => {
    const roled = await run(['rol@x.nl;Rolf;Rol']);
    const person_id = await idOf('rol@x.nl');
    const role = { person_id, organisation_id: own.id, account_type: 'counselor' };
    await db.insertInto('memberships').values(role).execute();
    await db
      .deleteFrom('memberships')
      .where('person_id', '=', person_id)
      .where('account_type', '=', 'client')
      .execute();
    const renamed = await run(['naam@x.nl;Nina;Naam']);
    const change = { first_name: 'Nine' };
    await as(token).patch(`/people/${await idOf('naam@x.nl')}`, change);
    const { diploma_id, enrol } = await aSchool(db, own, 0, 'Elders begonnen');
    expect(diploma_id).toBeGreaterThan(0);
    const enrolled = await run(['diploma@x.nl;Dirk;Diploma'], { kind: 'students' });
    await enrol({ id: await idOf('diploma@x.nl') });
    for (const { id } of [roled, renamed, enrolled]) expect((await undo(id)).statusCode).toBe(422);
  });

  it('is not prevented by what somebody did here before', async () => {
    const old = await aSchool(db, own, 1, 'Oud diploma');
    const [sam] = old.students;
    if (!sam) throw new Error('A school has a student.');
    await old.ask(sam, admin, 'teacher', { score: 2 });
    const { diploma_id } = await aSchool(db, own, 0, 'Nieuw diploma');
    const { id } = await run(['vers@x.nl;Vera;Vers', `${sam.email};Sam;Bos`], {
      kind: 'students',
      diploma_id: String(diploma_id),
    });
    expect((await undo(id)).statusCode).toBe(200);
    expect(await idsOf('vers@x.nl', sam.email)).toEqual([sam.id]);
  });

  it('leaves mails to the same address that are about something else', async () => {
    const { id } = await run(['baas@bedrijf.nl;Bas;Baas']);
    const mail = {
      recipient: 'baas@bedrijf.nl',
      template: 'read-document',
      language: 'nl' as const,
    };
    await db
      .insertInto('mails')
      .values({ ...mail, organisation_id: own.id })
      .execute();
    expect((await undo(id)).statusCode).toBe(200);
    const left = db.selectFrom('mails').where('recipient', '=', mail.recipient).select('template');
    expect(await left.execute()).toEqual([{ template: 'read-document' }]);
  });

  it('ends only the enrolments it made, and those who were waiting wait again', async () => {
    const { diploma_id, students } = await aSchool(db, own, 1);
    const pupil = students[0] as (typeof students)[number];
    const { email, first_name, last_name, account_id } = await anAccount(db, {});
    const waits = { email, first_name, last_name, account_id, organisation_id: own.id };
    const waiting_id = await aRecord(db, waits);
    const { id } = await run(
      ['nieuw@x.nl;Nina;Nieuw', `${pupil.email};Sam;Bos`, `${email};Wil;Wacht`],
      { kind: 'students', diploma_id: String(diploma_id), invite: '1' },
    );
    expect((await undo(id)).statusCode).toBe(200);
    const enrolled = await db
      .selectFrom('enrolments')
      .where('diploma_id', '=', diploma_id)
      .select('student_id')
      .execute();
    expect(enrolled.map(({ student_id }) => student_id)).toEqual([pupil.id]);
    const after = await db
      .selectFrom('people')
      .where('id', '=', waiting_id)
      .select('joined_at')
      .executeTakeFirstOrThrow();
    expect(after.joined_at).toBeNull();
    const mails = db.selectFrom('mails').where('recipient', '=', 'nieuw@x.nl').selectAll();
    expect(await mails.execute()).toEqual([]);
  });

  it('[ADM-08] is only for the organisation’s own administrators, and so is the list', async () => {
    const { id } = await run(['lijst@x.nl;Lies;Lijst']);
    const list = (await as(token).get(`/organisations/${own.id}/imports`)).json();
    expect(list.data[0]).toMatchObject({ id, kind: 'clients', total: 1, undone_at: null });
    const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));
    const counselor = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
    for (const other of [stranger, counselor]) {
      expect((await as(other).post(pathOf(id))).statusCode).toBe(404);
      expect((await as(other).get(`/organisations/${own.id}/imports`)).statusCode).toBe(404);
    }
    const elsewhere = `/organisations/${foreign.id}/imports/${id}/undo`;
    expect((await as(stranger).post(elsewhere)).statusCode).toBe(404);
  });
});
