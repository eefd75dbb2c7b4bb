import { sql as raw } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { within } from '../database/wall.ts';

const { sql, db: owner, program } = await testDb();
type Part = { part: string; starts: Date | null; ends: Date | null };
const parts = async () => [
  ...(await sql<Part[]>`select part::text, starts, ends from event_parts() order by ends`),
];
const make = () => raw`select make_event_months()`.execute(program.db);
const partOf = async (action: string) =>
  (await sql`select tableoid::regclass::text as part from events where action = ${action}`)[0]
    ?.part;
const add = (action: string, at: string | Date, organisation_id: number | null = null) =>
  sql`insert into events (at, action, record, request_id, organisation_id)
    values (${at}, ${action}, '{}', 'x', ${organisation_id})`;

/** As it was before these months came: the last part begins where they do. */
async function goBackTo(month: string) {
  for (const { part } of (await parts()).filter(({ starts }) => starts))
    await sql`drop table ${sql(part)}`;
  await sql.unsafe(`
    alter table events detach partition event_months.before;
    alter table events attach partition event_months.before for values from (minvalue) to ('${month}');
    create table event_months.later (like events including defaults, primary key (id));
    alter table events attach partition event_months.later for values from ('${month}') to (maxvalue)`);
}
async function clear(which = 'true') {
  await sql`alter table events disable trigger user`;
  await sql.unsafe(`delete from events where ${which}`);
  await sql`alter table events enable trigger user`;
}
afterEach(() => clear());

const isWhole = (all: Part[]) =>
  all.every(({ ends }, at) => +(all[at + 1]?.starts ?? 0) === +(ends ?? 0));

describe('the log by month', () => {
  it('has a part for each of the coming months, one after the other, and one for whatever is later', async () => {
    const all = await parts();
    expect(all[0]).toMatchObject({ part: 'event_months.before', starts: null });
    expect(all.at(-1)).toMatchObject({ part: 'event_months.later', ends: null });
    expect(isWhole(all)).toBe(true);
    expect(+(all.at(-1)?.starts ?? 0)).toBeGreaterThan(Date.now() + 80 * 86_400_000);
    await make();
    expect(await parts()).toEqual(all);
  });

  it('is reached by the program through the log as a whole, and so behind the wall alone', async () => {
    for (const { part } of await parts())
      await expect(raw`select from ${raw.table(part)}`.execute(program.db)).rejects.toThrow(
        'permission denied for schema event_months',
      );
  });

  it('takes an event of any time, whatever the clock says', async () => {
    for (const at of ['0001-01-01', '2019-05-06', '2999-01-01']) await add(at, at);
    expect(await partOf('2019-05-06')).toBe('event_months.before');
    expect(await partOf('2999-01-01')).toBe('event_months.later');
  });

  it('goes on by itself when the months are used up, and moves no event', async () => {
    await goBackTo('2025-02-01');
    await add('first', '2025-02-03');
    await add('last', new Date());
    expect(await partOf('last')).toBe('event_months.later');
    await make();
    const all = await parts();
    expect(await partOf('first')).toBe('event_months.from_2025_02');
    expect(await partOf('last')).toBe('event_months.from_2025_02');
    expect(isWhole(all)).toBe(true);
    await add('next', new Date(Date.now() + 40 * 86_400_000));
    expect(await partOf('next')).toMatch(/^event_months\.month_/);
  });

  it('makes a year of them at most, should the clock be wrong', async () => {
    await goBackTo('2011-01-01');
    await make();
    expect(await parts()).toHaveLength(14);
    await make();
    expect(await parts()).toHaveLength(26);
    expect(isWhole(await parts())).toBe(true);
  });

  it('waits for another night where somebody is reading it for long', async () => {
    await goBackTo('2025-02-01');
    const before = await parts();
    await owner.transaction().execute(async (tx) => {
      await raw`select from events`.execute(tx);
      await make();
      expect(await parts()).toEqual(before);
    });
    await make();
    expect((await parts()).length).toBeGreaterThan(before.length);
  });
});

describe('a month that nobody keeps any more', () => {
  const drop = async (organisation: number, { wall = [organisation], months = 24 } = {}) => {
    let total = 0;
    for (;;) {
      const { rows } = await raw<{ count: number | null }>`
        select drop_event_month(${organisation}, now() - make_interval(months => ${months})) as count
      `.execute(within(program.db, wall));
      if (typeof rows[0]?.count !== 'number') return total;
      total += rows[0].count;
    }
  };
  const months = (count: number) => {
    const at = new Date();
    at.setUTCMonth(at.getUTCMonth() - count, 3);
    return at;
  };
  const monthly = async () => {
    await goBackTo(`${months(30).toISOString().slice(0, 7)}-01`);
    await add('cut', months(29));
    for (let years = 0; years < 3; years++) await make();
    await clear();
  };
  const kept = async () =>
    (await sql`select action from events order by action`).map(({ action }) => action);

  it('goes as a whole, where it holds nothing of others, and says how much that was', async () => {
    const { id } = await anOrganisation(owner);
    const { id: other } = await anOrganisation(owner);
    await monthly();
    for (const at of [40, 29, 26, 10]) await add(`own ${at}`, months(at), id);
    await add('others', months(29), other);
    const before = await parts();
    expect(await drop(id)).toBe(2);
    expect(await kept()).toEqual(['others', 'own 10', 'own 29']);
    // What is older than that of others stays as it was, but empty.
    expect(await parts()).toEqual(before);

    await clear("action = 'others'");
    expect(await drop(id)).toBe(1);
    expect(await kept()).toEqual(['own 10']);
    expect((await parts()).length).toBeLessThan(before.length - 3);
    expect(isWhole(await parts())).toBe(true);
    await add('still older', '2011-01-01');
    await add('in between', months(27));
  });

  it('stays where somebody reads it for long, and their own change goes on', async () => {
    const { id } = await anOrganisation(owner);
    await monthly();
    await add('own', months(29), id);
    await owner.transaction().execute(async (tx) => {
      await raw`select from events`.execute(tx);
      expect(await drop(id)).toBe(0);
      await add('meanwhile', new Date(), id);
    });
    expect(await drop(id)).toBe(1);
  });

  it('keeps what is of the last year, whoever asks', async () => {
    const { id } = await anOrganisation(owner);
    await monthly();
    for (const at of [14, 11]) await add(`own ${at}`, months(at), id);
    expect(await drop(id, { months: 0 })).toBe(1);
    expect(await kept()).toEqual(['own 11']);
  });

  it('is another organisation’s to drop only for itself', async () => {
    const { id } = await anOrganisation(owner);
    const { id: other } = await anOrganisation(owner);
    await expect(drop(id, { wall: [other] })).rejects.toThrow('not within the wall');
  });
});
