import { sql as raw } from 'kysely';
import { describe, expect, it } from 'vitest';
import { oneOfEach } from '../../testing/oneOfEach.ts';
import { testDb } from '../../testing/testDb.ts';
import { tablesOfNobody } from './proveWall.ts';
import { ofNobody, sharedConnectionsOf, within } from './wall.ts';

const { sql, program } = await testDb();
const everywhere = program.db;
const own = await oneOfEach(sql, 'own');
const foreign = await oneOfEach(sql, 'foreign');
await sql`insert into mails (recipient, template, language) values ('nobody', 'x', 'nl')`;
const tables = (
  await sql<{ name: string }[]>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`
)
  .map(({ name }) => name)
  .filter((name) => !tablesOfNobody.includes(name));

const ownerOf = (table: string) =>
  raw.ref<number | null>(table === 'organisations' ? 'id' : 'organisation_id');
const whose = async (table: string, wall: number[]) => {
  const { rows } = await raw<{ whose: number | null }>`
    select distinct ${ownerOf(table)} as whose from ${raw.table(table)} order by 1
  `.execute(within(everywhere, wall));
  return rows.map((row) => row.whose).filter((id) => id !== null);
};

describe('[SEC-01] each table that belongs to an organisation', () => {
  it.each(tables)('%s shows and gives away only one’s own rows', async (table) => {
    expect(await whose(table, [own])).toEqual([own]);
    expect(await whose(table, [foreign])).toEqual([foreign]);
    expect(await whose(table, [own, foreign])).toEqual([own, foreign]);
    expect(await whose(table, [])).toEqual([]);
    expect(await whose(table, [ofNobody])).toEqual([]);
    const theirs = raw`${ownerOf(table)} = ${foreign}`;
    const target = raw.table(table);
    const mine = within(everywhere, [own]);
    const named = raw.ref(table === 'organisations' ? 'name' : 'organisation_id');
    const change = raw`update ${target} set ${named} = ${named} where ${theirs}`;
    // Rows of these are never changed, whoever asks.
    if (table !== 'events') expect((await change.execute(mine)).numAffectedRows).toBe(0n);
    expect((await raw`delete from ${target} where ${theirs}`.execute(mine)).numAffectedRows).toBe(
      0n,
    );
    expect(await whose(table, [foreign])).toEqual([foreign]);
  });

  it.each(tables)('%s accepts no row for another organisation', async (table) => {
    const [row] = await sql`select * from ${sql(table)}
      where ${sql(table === 'organisations' ? 'id' : 'organisation_id')} = ${foreign} limit 1`;
    const given = await writable(table);
    const values = Object.fromEntries(given.map((name) => [name, asJson(row?.[name])]));
    const adding = within(everywhere, [own])
      .insertInto(table as 'notes')
      .values(values as never)
      .execute();
    // Set by its trigger from a parent that is not visible, or refused by the policy itself.
    await expect(adding).rejects.toThrow(/row-level security|not-null|within the wall/);
  });
});

/** A list of objects is JSON, not a PostgreSQL array. */
const asJson = (value: unknown) =>
  Array.isArray(value) && typeof value[0] === 'object' ? JSON.stringify(value) : value;

async function writable(table: string) {
  const columns = await sql<{ name: string }[]>`select column_name as name
    from information_schema.columns where table_name = ${table} and table_schema = 'public'
      and is_generated = 'NEVER' and coalesce(identity_generation, '') = ''`;
  return columns.map(({ name }) => name);
}

describe('[SEC-01] what belongs to no organisation', () => {
  it('is visible to whoever asks for it, and lists that came with the program to everybody', async () => {
    const mails = (wall: number[]) =>
      within(everywhere, wall).selectFrom('mails').select('recipient').execute();
    expect(await mails([ofNobody])).toEqual([{ recipient: 'nobody' }]);
    expect(await mails([own])).toEqual([{ recipient: 'x' }]);
    const areas = await everywhere.selectFrom('working_areas').select('id').execute();
    expect(areas).toHaveLength(30);
    const rename = within(everywhere, [own, ofNobody])
      .updateTable('working_areas')
      .set({ name: 'x' })
      .where('organisation_id', 'is', null);
    expect((await rename.executeTakeFirst()).numUpdatedRows).toBe(0n);
  });
});

describe('[SEC-01] the visibility of a statement', () => {
  const seen = async (wall: number[]) => {
    const db = within(everywhere, wall);
    const query = 'select id from organisations order by id';
    const byLane = await sharedConnectionsOf(db)?.query(query, []);
    const byPool = await db.selectFrom('organisations').select('id').orderBy('id').execute();
    return [byLane?.rows.map(({ id }) => id), byPool.map(({ id }) => id)];
  };

  it('is its own among thousands that share the connections', async () => {
    const walls = [[], [own], [foreign], [own, foreign]];
    for (let round = 0; round < 40; round++) {
      const asked = Array.from({ length: 100 }, (_, at) => walls[(at * 7 + round) % 4] ?? []);
      const answers = await Promise.all(asked.map(seen));
      expect(answers).toEqual(asked.map((wall) => [wall, wall]));
    }
  });

  it('is not left behind by a rolled-back change, nor widened inside it', async () => {
    const db = within(everywhere, [own]);
    for (let at = 0; at < 20; at++) {
      const broken = db.transaction().execute(async (tx) => {
        expect(within(tx, [own])).toBe(tx);
        expect(() => within(tx, [foreign])).toThrow('keeps the wall');
        await tx.selectFrom('notes').select('id').execute();
        throw new Error('taken back');
      });
      await expect(broken).rejects.toThrow('taken back');
      expect(await seen([])).toEqual([[], []]);
      expect(await seen([foreign])).toEqual([[foreign], [foreign]]);
    }
  });

  it('grows by the organisation that a change makes, until it ends', async () => {
    const made = within(everywhere, [own])
      .transaction()
      .execute(async (tx) => {
        const { rows } = await raw<{ id: number }>`select make_organisation('Nieuw') as id`.execute(
          tx,
        );
        const found = await tx.selectFrom('organisations').select('id').orderBy('id').execute();
        expect(found).toEqual([{ id: own }, { id: rows[0]?.id }]);
        throw new Error('taken back');
      });
    await expect(made).rejects.toThrow('taken back');
    expect(await seen([own])).toEqual([[own], [own]]);
  });
});

describe('[SEC-01] under row-level security', () => {
  const planOf = (query: string) =>
    program.sql.begin(async (tx) => {
      await tx`select set_config('traject.organisations', ${`{${own}}`}, true)`;
      // With so few rows it would read all of them.
      await tx.unsafe('set local enable_seqscan = off; set local enable_sort = off').simple();
      const rows = await tx.unsafe(`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

  it.each([
    [
      'invoices_by_number',
      `select from invoices where organisation_id = 1 and number_year = 2026
      order by number_in_year desc limit 1`,
    ],
    [
      'invoices_by_form',
      `select invoice_number from invoices where organisation_id = 1
      and invoice_number collate "C" >= 'C2026-0' and invoice_number collate "C" < 'C2026-:'
      order by invoice_number collate "C"`,
    ],
    [
      'trajectories_by_registration',
      `select id from trajectories where organisation_id = 1
      and deleted_at is null order by registration_date desc, id desc limit 15`,
    ],
    ['notes_by_trajectory', 'select from notes where trajectory_id = 1'],
    [
      'events_by_organisation',
      `select from events where organisation_id = 1
      order by at desc, id desc limit 15`,
    ],
  ])('%s is still used', async (index, query) => {
    const plan = await planOf(query);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  });

  it('a search finds what its function lets through, and nothing of other organisations', async () => {
    const found = async (wall: number[]) => {
      const { rows } = await raw<{ id: number }>`
        select people_found(array['% a %']) as id union select people_by_email(
          array['own@example.nl', 'FOREIGN@example.nl']::citext[])`.execute(
        within(everywhere, wall),
      );
      return rows.length;
    };
    expect([await found([]), await found([own]), await found([own, foreign])]).toEqual([0, 1, 2]);
  });
});
