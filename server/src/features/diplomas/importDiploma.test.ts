import { describe, expect, it } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { importDiploma } from './importDiploma.ts';

const { db } = await testDb();
const table = Buffer.from(
  'diploma;niveau;kerntaak;werkproces\nKok;Mbo 2;Koken;Snijden\n;;;Bakken\n',
);
const diplomas = () => db.selectFrom('diplomas').selectAll().execute();

describe('the command that imports a diploma', () => {
  it('needs an organisation, named when there are several', async () => {
    expect(await importDiploma(db, { bytes: table })).toMatchObject({ done: false });
    const first = await anOrganisation(db, 'Zorgcollege');
    expect(await importDiploma(db, { bytes: table })).toEqual({
      done: true,
      lines: ['Imported Kok (Mbo 2) for Zorgcollege: 1 core task, 2 work processes.'],
    });
    const second = await anOrganisation(db, 'Kookschool');
    for (const organisation of [undefined, 'Elders', '999']) {
      const said = await importDiploma(db, { bytes: table, organisation });
      expect(said.done).toBe(false);
      expect(said.lines).toContain(`  ${second.id}  Kookschool`);
    }
    expect(await importDiploma(db, { bytes: table, organisation: 'KOOKSCHOOL' })).toMatchObject({
      done: true,
    });
    const again = await importDiploma(db, { bytes: table, organisation: String(first.id) });
    expect([again.done, again.lines[0]]).toEqual([false, expect.stringContaining('already')]);
    expect((await diplomas()).map(({ organisation_id }) => organisation_id)).toEqual([
      first.id,
      second.id,
    ]);
    const events = await db.selectFrom('events').selectAll().execute();
    expect(events.map(({ action, organisation_id }) => [action, organisation_id])).toEqual([
      ['diplomas.import', first.id],
      ['diplomas.import', second.id],
    ]);
  });

  it('names every mistake by its line, and then stores nothing', async () => {
    const before = await diplomas();
    const bytes = Buffer.from(
      'diploma;niveau;kerntaak;werkproces\nKok;;Koken;Snijden\n;;;\n;;;x;y\n',
    );
    expect(await importDiploma(db, { bytes })).toEqual({
      done: false,
      lines: ['Line 4: This line has more cells than there are columns.', 'Nothing was imported.'],
    });
    expect(await diplomas()).toEqual(before);
  });
});
