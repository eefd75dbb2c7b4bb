import type { Endpoint } from '@traject/contract/common/endpoint';
import { contract } from '@traject/contract/index';
import { expect, it } from 'vitest';
import { anOrganisation } from './testing/factories.ts';
import { anInvoice, makeFinal } from './testing/invoices.ts';
import { partySession } from './testing/partySession.ts';
import { testApp } from './testing/testApp.ts';
import { addressWith, aWholeTrajectory } from './testing/wholeTrajectory.ts';
import { textOf } from './testing/worlds/hearing.ts';

const { db, sql, world, send } = await testApp({ demo: true, pollSeconds: 3600 });
const own = await anOrganisation(db, 'Eigen huis');
const ids = await aWholeTrajectory(world, own, 'Eigen');
const other = await aWholeTrajectory(world, own, 'Anders');
const parties = ['client', 'employer'] as const;
type Party = (typeof parties)[number];
const emails = { client: 'fatima@mail.example', employer: 'hr@werkgever.example' };

/** What the program itself runs on, and how it finds whose session it is. */
const works =
  /^(accounts|devices|events|kept_answers|links|mails|migrations|recent_events|sessions|portal_sessions|jobs?|call_counts)$/;
const found =
  /^(people\.email|trajectories\.contact_email|files\.(key|sha256|mime)|portal_contacts\.email)$/;

/** What is shared with nobody, with each party, and what belongs to another trajectory. */
const notes = await Promise.all([aNote(false, false), aNote(true, false), aNote(false, true)]);
await sql`update people set email = ${emails.client} where id = ${ids.clientId}`;
await sql`update trajectories set contact_email = ${emails.employer} where id = ${ids.trajectoryId}`;
const about = { id: ids.trajectoryId, organisation_id: own.id };
const shown = await anInvoice(db, about, { visible_employer: true });
for (const party of parties) await aMessage(party);
await makeFinal(db, shown);
// What is final says what it said; here it says another word in each column.
await sql`alter table invoices disable trigger stays_final`;
await sql`alter table invoice_rows disable trigger stays_final`;
const planted = await plantEverywhere();

/** What both find: who writes to them, about whom, and in whose name. */
const ofBoth = [
  ...['files.name', 'messages.name', 'messages.text', 'notes.note', 'organisations.name'],
  ...['organisations.portal_greeting', 'organisations.portal_help'],
  ...['people.first_name', 'people.last_name'],
];
const told: Record<Party, string[]> = {
  client: [
    ...ofBoth,
    ...['appointments.place', 'appointments.title', 'appointments.video_url', 'file_actions.code'],
    ...['file_types.name', 'survey_templates.title', 'tasks.title'],
    // What they keep themselves, and what they choose it from.
    ...['applications.company', 'applications.vacancy', 'client_studies.institute_name'],
    ...['client_studies.study_name', 'experience.city', 'experience.company_name'],
    ...['experience.function_title', 'profiles.address', 'profiles.address_number'],
    ...['profiles.address_number_suffix', 'profiles.city', 'profiles.mobile_number'],
    ...['profiles.phone_number', 'profiles.postal_code', 'studies.name', 'study_levels.name'],
    'working_areas.name',
  ],
  employer: [...ofBoth, 'invoices.invoice_number'],
};

it('a word of its own is planted in every text that takes any', () => {
  expect(planted.length).toBeGreaterThan(100);
  for (const table of ['notes', 'profiles', 'tests', 'trajectories', 'invoices', 'tasks'])
    expect(planted.some((column) => column.startsWith(`${table}.`))).toBe(true);
});

it.each(parties)(
  'a %s is told what was shared or is theirs, and no other column',
  async (party) => {
    const columns = [...(await wordsTold(party))].map((word) => word.split(' ')[0] ?? '');
    expect([...new Set(columns)].sort()).toEqual([...(told[party] ?? [])].sort());
  },
);

it.each(parties)('a %s is told no row of the other party or of another client', async (party) => {
  const words = await wordsTold(party);
  const rowsOf = (column: string) =>
    [...words].flatMap((word) => (word.startsWith(`${column} `) ? Number(word.split(' ')[1]) : []));
  const mine = { client: notes[1], employer: notes[2] }[party];
  const theirs = { client: notes[2], employer: notes[1] }[party];
  expect(rowsOf('notes.note')).toContain(mine);
  for (const hidden of [notes[0], theirs, other.noteId])
    expect(rowsOf('notes.note')).not.toContain(hidden);
  expect(rowsOf('messages.text')).toEqual(await messagesOf(party));
  expect(rowsOf('invoices.invoice_number')).toEqual(party === 'employer' ? [shown.id] : []);
  expect(rowsOf('people.first_name').sort()).toEqual(await peopleOnPage());
  expect(rowsOf('applications.vacancy')).not.toContain(other.applicationId);
  expect(rowsOf('experience.function_title')).not.toContain(other.experienceId);
  expect(rowsOf('tasks.title')).not.toContain(other.taskId);
});

const messagesOf = async (party: Party) =>
  (
    await sql<{ id: number }[]>`select id from messages
      where trajectory_id = ${ids.trajectoryId} and party = ${party} order by id`
  ).map(({ id }) => id);

/** The client and the counselor, who is also the author of the notes. */
const peopleOnPage = async () =>
  (
    await sql<{ id: number }[]>`select unnest(array[client_id, counselor_id]) as id
      from trajectories where id = ${ids.trajectoryId}`
  )
    .map(({ id }) => id)
    .sort();

async function aNote(visible_client: boolean, visible_employer: boolean) {
  const [note] = await sql<{ id: number }[]>`insert into notes
    (trajectory_id, author_id, date, note, visible_client, visible_employer)
    select id, counselor_id, now(), 'x', ${visible_client}, ${visible_employer}
    from trajectories where id = ${ids.trajectoryId} returning id`;
  return note?.id ?? 0;
}

async function aMessage(party: Party) {
  const { trajectoryId: trajectory_id } = ids;
  const about = { organisation_id: own.id, trajectory_id, party };
  await sql`insert into portal_pages ${sql(about)} on conflict do nothing`;
  const row = { ...about, name: 'x', text: 'x', sent_at: new Date() };
  await sql`insert into messages ${sql(row)}`;
}

type Column = { table_name: string; column_name: string; has_id: boolean };
/** A word for each row and column, which says where it came from. */
async function plantEverywhere() {
  const columns = await sql<Column[]>`select table_name, column_name,
      exists (select from information_schema.columns i where i.table_schema = 'public'
        and i.table_name = c.table_name and i.column_name = 'id') as has_id
    from information_schema.columns c join pg_tables on tablename = table_name
    where table_schema = 'public' and schemaname = 'public' and is_generated = 'NEVER'
      and (data_type = 'text' or udt_name = 'citext')`;
  const planted: string[] = [];
  for (const { table_name, column_name, has_id } of columns) {
    const name = `${table_name}.${column_name}`;
    if (works.test(table_name) || found.test(name)) continue;
    const row = has_id ? sql`id::text` : sql`'x'`;
    const done = await sql`update ${sql(table_name)} set ${sql(column_name)} =
      'Zaad ' || ${name} || ' ' || ${row} || ' '`.catch(() => undefined);
    if (done && done.count > 0) planted.push(name);
  }
  return planted;
}

/** Every word that comes back from any call of a party, as 'table.column row'. */
async function wordsTold(party: Party) {
  const token = await partySession(world, { organisation_id: own.id, email: emails[party] });
  const words = new Set<string>();
  for (const endpoint of Object.values(contract).flatMap((calls) =>
    Object.values(calls),
  ) as Endpoint[]) {
    if (endpoint.access !== 'party' || endpoint.method !== 'GET') continue;
    for (const from of [ids, other])
      for (const pageId of await pagesOf(ids.trajectoryId)) {
        const names = { ...from, pageId, documentId: from.versionId };
        const url = addressWith(endpoint.path, names, (id) => String(id ?? 1));
        const headers = { 'accept-language': 'nl', authorization: `Party ${token}` };
        const answer = await send({ method: 'GET', url, headers, body: undefined });
        expect(answer.statusCode, url).toBeLessThan(500);
        const text = await textOf(answer).catch(() => answer.body);
        const disposition = decodeURIComponent(String(answer.headers['content-disposition'] ?? ''));
        for (const [, word = ''] of `${text} ${disposition}`.matchAll(/Zaad ([\w.]+ \w+)/g))
          words.add(word);
      }
  }
  return words;
}

const pagesOf = async (trajectoryId: number) =>
  (
    await sql<{ id: number }[]>`select id from portal_pages where trajectory_id = ${trajectoryId}`
  ).map(({ id }) => id);
