import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDesk } from '../../testing/desk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { valueFormats, valueInWords } from './valueInWords.ts';

/** What looks like something that it is not. */
const odd = [
  ...['2026-45-02', '2026-11-14', '9999-99-99', '2026-11-14T99:00', '2026-02-30T10:00:00Z', 'Z'],
  ...['constructor', '__proto__', 'toString', 'student', 'yes', '{{value}}', '0', '-0', 'NaN'],
];

describe('[ADM-07] a value in the log', () => {
  it.each([...Object.keys(valueFormats), 'name', 'invoice_number', 'constructor', '__proto__'])(
    'of %s is told whatever it is',
    (field) => {
      for (const value of [...odd, odd, {}, [], 1e300, Number.NaN])
        expect(typeof valueInWords(field, value, 'nl')).toBe('string');
    },
  );

  it('that people typed is told as they typed it, whatever it looks like', () => {
    for (const value of odd)
      for (const field of ['name', 'title', 'invoice_number', 'product_name'])
        expect(valueInWords(field, value, 'nl')).toBe(value);
  });

  it('is a day, a time by the clock, an amount or one of our own words', () => {
    expect(valueInWords('due_on', '2026-03-29', 'nl')).toBe('29 mrt 2026');
    expect(valueInWords('date', '2026-07-14T10:00:00', 'nl')).toBe('14 jul 2026, 10:00');
    expect(valueInWords('date', '2026-07-14', 'en')).toBe('14 Jul 2026');
    expect(valueInWords('starts_at', '2026-07-14T08:00:00+00:00', 'nl')).toBe('14 jul 2026, 10:00');
    expect(valueInWords('price', 1250, 'nl')).toBe('€\u00a012,50');
    expect(valueInWords('profile_roles', ['mentor', 'coach'], 'nl')).toBe('begeleider, coach');
    expect(valueInWords('profile_roles', [], 'nl')).toBe('niemand');
  });
});

const tried = await testApp();
const { db, as, world } = tried;
const { own, token: counselor } = await aDesk(tried);
const token = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));

it('[ADM-07] no name that somebody gives something hides what happened to it', async () => {
  const path = '/survey-templates';
  for (const title of ['2026-45-02', 'constructor']) {
    const body = { organisation_id: own.id, title: 'Tevredenheid', type: 'client' };
    const made = (await as(counselor).post(path, body)).json();
    const answer = await as(counselor).patch(`${path}/${made.id}`, {
      ...{ title, version: made.version },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const log = await as(token).get('/events?action=surveyTemplates.update');
    expect(log.statusCode).toBe(200);
    expect(log.json().data[0].lines.join()).toContain(`→ ${title}`);
    expect((await as(token).get('/events/csv')).body).toContain(`→ ${title}`);
  }
});

it('each field that the log tells has the form of its column', async () => {
  const { rows } = await sql<{ field: string; type: string }>`
    select distinct told.field, col.data_type as type from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    cross join lateral string_to_table(
      split_part(encode(t.tgargs, 'escape'), '\\000', 1), ' ') told (field)
    join information_schema.columns col
      on col.table_name = c.relname and col.column_name = told.field
    where t.tgname = 'notes_changes' and told.field <> ''`.execute(db);
  const probes: Record<string, string> = {
    date: '2026-03-29',
    'timestamp with time zone': '2026-03-29T10:00:00+00:00',
    'timestamp without time zone': '2026-03-29T10:00:00',
    text: '2026-03-29',
  };
  expect(rows.length).toBeGreaterThan(50);
  const wrong = rows.filter(({ field, type }) => {
    const probe = probes[type];
    if (!probe) return false;
    return (valueInWords(field, probe, 'nl') === probe) !== (type === 'text');
  });
  expect(wrong).toEqual([]);
});
