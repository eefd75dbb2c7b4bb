import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { valueFormats } from './features/events/valueInWords.ts';
import { anOrganisation } from './testing/factories.ts';
import { withCanaries } from './testing/fuzz/canaries.ts';
import { readAll } from './testing/readAll.ts';
import { testApp } from './testing/testApp.ts';
import { aWholeTrajectory } from './testing/wholeTrajectory.ts';

const opened = await testApp({ pollSeconds: 3600 });
const { db, world } = opened;

/** What looks like a day, a word of the language or a number, and is none. */
const odd = ['2026-45-02', '__proto__', '99999999999'];

it.each(odd)(
  '%s in whatever text it was typed takes no list, export or report along',
  async (text) => {
    const own = await anOrganisation(db, text);
    const make = () => aWholeTrajectory(world, own, text);
    // Where its bytes are stored is not what anybody typed.
    const ids = await withCanaries(opened.sql, text, make, ['files']);
    expect(await readAll(opened, [ids])).toEqual([]);
  },
);

it('nothing that an event tells makes the log unreadable, in the list or as a file', async () => {
  const own = await anOrganisation(db);
  const fields = [...Object.keys(valueFormats), 'name', 'title', 'invoice_number', 'no_such_field'];
  const chosen = ['counselor_id', 'study_level_id', 'job_working_area_id'];
  const told = [
    ...odd,
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    1e15,
    [],
    ['2026-45-02'],
    {},
    { a: [null] },
  ];
  for (const field of [...fields, ...chosen]) {
    const changes = told.map((to) => ({ field, from: '2026-45-02', to }));
    const record = Object.fromEntries(
      ['until', 'kind', 'members', 'id'].map((key) => [key, '2026-45-02']),
    );
    await sql`insert into events (organisation_id, action, record, changes, request_id) values
      (${own.id}, 'surveyTemplates.update', ${JSON.stringify({ ...record, trajectoryId: '99999999999' })}::jsonb,
        ${JSON.stringify(changes)}::jsonb, 'x')`.execute(db);
  }
  for (const [record, changes] of [
    ['null', '[null]'],
    ['[]', '{}'],
    ['"x"', '[{"field": null}]'],
    ['{"count": {}}', '"x"'],
  ])
    await sql`insert into events (organisation_id, action, record, changes, request_id)
      values (${own.id}, 'people.update', ${record}::jsonb, ${changes}::jsonb, 'x')`.execute(db);
  expect(await readAll(opened)).toEqual([]);
});
