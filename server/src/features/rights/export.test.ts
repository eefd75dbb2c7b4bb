import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBadge } from '../../testing/badges.ts';
import { anAccessRequest, aTeam } from '../../testing/colleagues.ts';
import { aStoredFile } from '../../testing/documents.ts';
import { anAccount, anOrganisation, idIn, tokenOf } from '../../testing/factories.ts';
import { aPortfolio } from '../../testing/portfolios.ts';
import { aGroup, aRound, aSchool, someEvidence } from '../../testing/school.ts';
import { aTarget } from '../../testing/target.ts';
import { testApp } from '../../testing/testApp.ts';
import { aNote, anExperience, aTrajectory } from '../../testing/trajectories.ts';
import { aWholeTrajectory } from '../../testing/wholeTrajectory.ts';
import { texts } from '../../texts.ts';
import { exportedTables, notExported } from './exportPerson.queries.ts';

const { db, sql, as, world } = await testApp();
const own = await anOrganisation(db, 'Stichting Werkwijzer');
const foreign = await anOrganisation(db, 'Elders');
const admin = await anAccount(db, { in: [['admin', own]] });
const token = await tokenOf(world, admin);

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

type Row = Record<string, unknown>;
type Listed = Row & { id: number; path?: string; missing?: true };

async function exportOf(personId: number) {
  const answer = await as(token).get(`/people/${personId}/export`);
  expect(answer.statusCode).toBe(200);
  const entries = unzipSync(answer.rawPayload);
  const text = strFromU8(entries['gegevens.json'] ?? new Uint8Array());
  const { files, ...data } = JSON.parse(text) as Record<string, Row[]>;
  const told = ['gegevens.json', 'lees-mij.html'];
  const paths = Object.keys(entries).filter((path) => !told.includes(path));
  const page = strFromU8(entries['lees-mij.html'] ?? new Uint8Array());
  return { answer, text, page, data, files: files as Listed[], paths, entries };
}

/** A client who is also a student, with something of everything. */
async function aWholePerson() {
  const ids = await aWholeTrajectory(world, own, 'Fatima');
  const { clientId: person_id, surveyId, questionId = 0 } = ids;
  const student = { person_id, organisation_id: own.id, account_type: 'student' };
  await db.insertInto('memberships').values(student).execute();
  const school = await aSchool(db, own, 0, `Verzorgende ${person_id}`);
  await school.enrol({ id: person_id });
  await aGroup(db, school, { students: [{ id: person_id }] });
  const given = { score: 2, comments: 'Goed gedaan.' };
  const done = await school.ask({ id: person_id }, admin, 'teacher', given);
  const shown = { student: { id: person_id }, seen_in: done.id };
  const evidence_id = await someEvidence(db, school, shown);
  await aPortfolio(world, school, { student_id: person_id, word: 'Fatima', evidence_id });
  await aBadge(db, school, { id: person_id });
  await aTarget(db, school, { student: { id: person_id } });
  const asked = { student: { id: person_id }, evaluator: admin, message: 'Graag.' };
  await aRound(db, school, { ...asked, created_by: person_id });
  await db.insertInto('profile_references').values({ person_id, name: 'Mevrouw Bos' }).execute();
  await db.insertInto('profile_courses').values({ person_id, name: 'Bhv' }).execute();
  const language = { person_id, name: 'Arabisch', speak: 9, read: 7, write: 5 };
  await db.insertInto('profile_languages').values(language).execute();
  await db
    .insertInto('profile_items')
    .values({ person_id, list: 'skills', name: 'Zorg' })
    .execute();
  const file_id = await aStoredFile(world, own, 'diploma.png');
  await db.insertInto('profile_files').values({ person_id, file_id }).execute();
  const answer = { survey_id: surveyId, survey_question_id: questionId, answer: '1' };
  await db.insertInto('survey_answers').values(answer).execute();
  const template = { document_template_id: ids.templateId, name: 'Brief', contents: '<p>x</p>' };
  await db
    .insertInto('documents')
    .values({
      ...template,
      organisation_id: own.id,
      trajectory_id: ids.trajectoryId,
      requires_approval: false,
      fields: {},
      creator_id: admin.id,
    })
    .execute();
  await aTeam(db, own, { members: [{ id: person_id }] });
  await anAccessRequest(db, { id: person_id, organisation_id: own.id });
  await db
    .insertInto('handovers')
    .values({
      ...{ organisation_id: own.id, from_id: person_id, to_id: admin.id },
      ...{ at: new Date(), tell_clients: false, places: {} },
    })
    .execute();
  await aMail(person_id);
  await as(token).get(`/trajectories/${ids.trajectoryId}`);
  return { ...ids, profileFileId: file_id };
}

async function aMail(personId: number) {
  const { email: recipient } = await db
    .selectFrom('people')
    .where('id', '=', personId)
    .select('email')
    .executeTakeFirstOrThrow();
  const mail = {
    recipient,
    template: 'survey-client',
    language: 'nl' as const,
    organisation_id: own.id,
  };
  const data = { link: 'http://traject.test/GEHEIM' };
  await db
    .insertInto('mails')
    .values({ ...mail, data })
    .execute();
}

describe('what is kept about a person', () => {
  it('is exported in full: no table that refers to people is forgotten', async () => {
    const references = await sql<{ child: string; parent: string }[]>`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
    const known = new Set(['people', 'trajectories']);
    for (const parent of known)
      for (const reference of references)
        if (reference.parent === parent && !(reference.child in notExported))
          known.add(reference.child);
    // Files are exported as files.
    expect([...known].filter((table) => !(table in exportedTables) && table !== 'files')).toEqual(
      [],
    );
    for (const table of Object.keys(notExported)) expect(exportedTables).not.toHaveProperty(table);
  });

  it('[ADM-07] comes as a zip with every table and every file, and the log says so', async () => {
    const ids = await aWholePerson();
    const { answer, text, data, files, paths, entries } = await exportOf(ids.clientId);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment; filename="gegevens-'),
      'cache-control': 'private, no-store',
    });
    for (const table of Object.keys(exportedTables)) expect(data[table], table).not.toEqual([]);
    expect(data.people?.[0]).toMatchObject({ first_name: 'Fatima' });
    expect(data.memberships?.[0]).toMatchObject({ organisation: 'Stichting Werkwijzer' });
    expect(data.trajectories).toMatchObject([{ id: ids.trajectoryId, state: 'new' }]);
    expect(data.notes).toMatchObject([{ note: 'Fatima', author: 'Anna de Vries' }]);
    expect(data.note_versions).toMatchObject([{ note: 'Fatima', visible_employer: false }]);
    expect(data.evaluations).toMatchObject([{ score: 2, comments: 'Goed gedaan.' }]);
    expect(text).not.toMatch(/password_hash|token_hash|GEHEIM/);
    // A picture, a portfolio file, an application's file, a document with a returned copy, what a
    // task was answered with and what came with a message.
    expect(data.tasks).toMatchObject([{ title: 'Fatima', answer: 'Fatima' }]);
    expect(data.messages).toMatchObject([{ name: 'Fatima', text: 'Fatima', party: 'client' }]);
    expect(data.portal_sessions).toMatchObject([{ browser: null, remembered: false }]);
    expect(files).toHaveLength(8);
    expect(paths.sort()).toEqual(files.map(({ path }) => path).sort());
    for (const path of paths) expect(entries[path]?.length).toBeGreaterThan(0);
    const events = db.selectFrom('events').where('action', '=', 'rights.export');
    expect(await events.select(['person_id', 'organisation_id', 'record']).execute()).toEqual([
      {
        person_id: admin.id,
        organisation_id: own.id,
        record: { personId: String(ids.clientId) },
      },
    ]);
  });

  it('has a page that anybody can read, which runs nothing that was typed', async () => {
    const ids = await aWholePerson();
    const note = '<script>alert(1)</script>';
    await db.updateTable('notes').set({ note }).where('id', '=', ids.noteId).execute();
    const { page, paths } = await exportOf(ids.clientId);
    for (const title of ['Wie u bent', 'Notities', 'Vragenlijsten', 'Bestanden'])
      expect(page).toContain(`<h2>${title}</h2>`);
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).not.toContain('<script');
    for (const path of paths)
      expect(page).toContain(path.split('/').map(encodeURIComponent).join('/'));
    for (const { words } of Object.values(texts))
      for (const table of Object.keys(exportedTables))
        expect(words.rights.tables).toHaveProperty(table);
  });

  it('has nothing from another organisation, about the same person or others', async () => {
    const ids = await aWholePerson();
    const { email } = await db
      .selectFrom('people')
      .where('id', '=', ids.clientId)
      .select('email')
      .executeTakeFirstOrThrow();
    const there = await anAccount(db, { email, last_name: 'KANARIE', in: [['client', foreign]] });
    const { account_id } = there;
    await db.updateTable('people').set({ account_id }).where('id', '=', ids.clientId).execute();
    const given = { client: there, contact_name: 'KANARIE' };
    await aNote(db, await aTrajectory(db, foreign, given), 'KANARIE');
    await aNote(db, await aTrajectory(db, own, { contact_name: 'KANARIE' }), 'KANARIE');
    const { text, data } = await exportOf(ids.clientId);
    expect(text).not.toMatch(/KANARIE|Elders/);
    expect(data.trajectories).toHaveLength(1);
  });

  it('leaves the portfolio to the organisation that keeps it, for a mere colleague here', async () => {
    const colleague = await anAccount(db, {
      in: [
        ['counselor', own],
        ['client', foreign],
      ],
    });
    await anExperience(db, { id: idIn(colleague, foreign.id) }, 'KANARIE');
    const { text, data } = await exportOf(colleague.id);
    expect(text).not.toContain('KANARIE');
    expect(data.memberships).toMatchObject([{ account_type: 'counselor' }]);
  });

  it('says which file is lost, and includes the others', async () => {
    const ids = await aWholePerson();
    const { key } = await db
      .selectFrom('files')
      .where('id', '=', ids.profileFileId)
      .select('key')
      .executeTakeFirstOrThrow();
    const folder = join(world.settings.DATA_DIR, 'files', key.slice(0, 2), key.slice(2, 4));
    await rm(join(folder, key));
    const { files, paths } = await exportOf(ids.clientId);
    expect(files.filter(({ missing }) => missing)).toMatchObject([{ id: ids.profileFileId }]);
    expect(paths).toHaveLength(7);
  });

  it('gives its files harmless, unique names', async () => {
    const ids = await aWholePerson();
    const names = { name: '../../etc/pass\u0000wd'.replace('\u0000', '\u202e') };
    await db.updateTable('files').set(names).execute();
    const { paths } = await exportOf(ids.clientId);
    expect(new Set(paths).size).toBe(8);
    for (const path of paths) expect(path).toMatch(/^bestanden\/\d+-passwd$/);
  });
});
