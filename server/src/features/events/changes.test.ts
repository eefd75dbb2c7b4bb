import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDesk } from '../../testing/desk.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const tried = await testApp();
const { app, db, as, world } = tried;
const { own, marieke, token: counselor, aCase } = await aDesk(tried);
const token = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));

const linesOf = async (action: string, language = 'nl'): Promise<string[]> =>
  (await as(token, language).get(`/events?action=${action}`)).json().data[0]?.lines;
const csvOf = async (action: string) => (await as(token).get(`/events/csv?action=${action}`)).body;

describe('[ADM-07] what an event says about a change', () => {
  it('is each choice, date and yes or no, from what to what', async () => {
    const { path } = await aCase();
    const now = (await as(counselor).get(path)).json();
    const states = (await as(counselor).get('/trajectory-states')).json();
    const other = states.find((one: { code: string }) => one.code === 'in_progress');
    const change = { trajectory_state_id: other.id, intake_date: '2026-11-12', schooling: true };
    const answer = await as(counselor).patch(path, { ...change, version: now.version });
    expect(answer.statusCode).toBe(200);
    const lines = [
      `Status: ${now.trajectory_state.name} → ${other.name}`,
      'Intakedatum: leeg → 12 nov 2026',
      'Scholing: nee → ja',
    ];
    expect(await linesOf('trajectories.update')).toEqual(expect.arrayContaining(lines));
    expect(await csvOf('trajectories.update')).toContain(lines[1]);
    expect(await linesOf('trajectories.update', 'en')).toContain(
      'Intake date: empty → 12 Nov 2026',
    );
  });

  it('is only the name of what the log must not hold: a note and a client’s own data', async () => {
    const { path } = await aCase();
    const note = { date: '2026-11-14 10:00:00', note: 'Gebeld over de rug' };
    const { id, version } = (await as(counselor).post(`${path}/notes`, note)).json();
    const changed = { ...note, note: 'Geheim gebleven', visible_client: true, version };
    await as(counselor).patch(`${path}/notes/${id}`, changed);
    expect(await linesOf('notes.update')).toEqual([
      'Zichtbaar voor de cliënt: nee → ja',
      'Notitie: gewijzigd',
    ]);
    const events = await db.selectFrom('events').selectAll().execute();
    expect(JSON.stringify(events)).not.toMatch(/Geheim|de rug/);
  });

  it('includes nothing that people typed about people', async () => {
    const personal = ['trajectories', 'people', 'profiles', 'notes', 'tests', 'applications'];
    const { rows } = await sql<{ told: string }>`
      select c.relname || '.' || told.field as told from pg_trigger t
      join pg_class c on c.oid = t.tgrelid
      cross join lateral string_to_table(
        split_part(encode(t.tgargs, 'escape'), '\\000', 1), ' ') told (field)
      join information_schema.columns col
        on col.table_name = c.relname and col.column_name = told.field
      where t.tgname = 'notes_changes' and c.relname = any(${[...personal, 'experience', 'client_studies']})
        and col.data_type not in ('integer', 'boolean', 'date', 'timestamp without time zone')`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  it('stays with the organisation where it changed', async () => {
    const elsewhere = await anOrganisation(db, 'Elders');
    const both = await anAccount(db, {
      in: [
        ['admin', own],
        ['admin', elsewhere],
      ],
    });
    const theirs = await tokenOf(world, both);
    await as(theirs).patch('/account', { language: 'en' });
    const { rows } = await sql<{ changes: unknown }>`select changes from events
      where action = 'account.update'`.execute(db);
    expect(rows.map(({ changes }) => changes)).toEqual([null, null]);
  });

  it('is which role was given or taken away', async () => {
    const body = {
      ...{ email: 'rol@x.nl', first_name: 'Rol', last_name: 'Wisselaar' },
      organisation_id: own.id,
      account_types: ['counselor'],
    };
    const { id } = (await as(token).post('/people', body)).json();
    expect(await linesOf('people.invite')).toContain('Rol gegeven: Adviseur');
    await as(token).put(`/people/${id}/account-types`, { account_types: ['coordinator'] });
    const lines = await linesOf('people.setAccountTypes');
    expect(lines).toEqual(
      expect.arrayContaining(['Rol gegeven: Coördinator', 'Rol ingetrokken: Adviseur']),
    );
  });

  it('is the counts of an import, and of which kind it was', async () => {
    const file = aFile(Buffer.from('e-mail;voornaam;achternaam\r\nteller@x.nl;Tel;Er'), 'l.csv');
    const sent = { kind: 'clients', organisation_id: String(own.id), file };
    await uploadTo(app, token)('/imports', sent);
    expect(await linesOf('imports.run')).toEqual(
      expect.arrayContaining(['Soort: cliënten', 'Rijen: 1', 'Nieuw: 1']),
    );
  });

  it('is said once, however many records it was done to', async () => {
    const file = aFile(
      Buffer.from('e-mail;voornaam;achternaam\r\nmeer1@x.nl;A;B\r\nmeer2@x.nl;C;D'),
      'l.csv',
    );
    const sent = { kind: 'clients', organisation_id: String(own.id), file };
    const { id } = (await uploadTo(app, token)('/imports', sent)).json();
    await as(token).post(`/organisations/${own.id}/imports/${id}/undo`);
    const lines = await linesOf('imports.undo');
    expect(lines).toContain('Rol ingetrokken: Cliënt');
    expect(lines).toHaveLength(new Set(lines).size);
  });

  it('is the level that a correction replaced', async () => {
    const corrected = { action: 'evaluations.save', record: { id: 1, level_before: 2 } };
    await db
      .insertInto('events')
      .values({ ...corrected, organisation_id: own.id, request_id: 'x' })
      .execute();
    expect(await linesOf('evaluations.save')).toEqual(['Niveau daarvoor: Gevorderd']);
  });

  it('is whose account a failed sign-in was for, in the file too', async () => {
    const wrong = { email: marieke.email, password: 'niet-het-wachtwoord' };
    await as().post('/auth/login', wrong);
    await expect
      .poll(() => csvOf('auth.login'))
      .toContain(`${marieke.name};Inloggen mislukt: verkeerd wachtwoord`);
  });
});
