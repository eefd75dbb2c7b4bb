import { expect, it } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { noteVersion } from './upgrades.ts';

const { sql, db } = await testDb();
const organisations = [await anOrganisation(db, 'Een'), await anOrganisation(db, 'Twee')];
const told = async () => {
  const events = db.selectFrom('events').where('action', '=', 'system.upgrade').orderBy('id');
  return events.select(['organisation_id', 'record']).execute();
};
const toEach = (record: object) => organisations.map(({ id }) => ({ organisation_id: id, record }));

it('every organisation is told once of another version, however many processes start with it', async () => {
  await sql`update installation set version = null`;
  await noteVersion(sql, '0.9.0');
  expect(await told()).toEqual(toEach({ version_to: '0.9.0' }));
  await Promise.all([1, 2, 3].map(() => noteVersion(sql, '1.0.0')));
  const next = toEach({ version_from: '0.9.0', version_to: '1.0.0' });
  expect(await told()).toEqual([...toEach({ version_to: '0.9.0' }), ...next]);
  await noteVersion(sql, '1.0.0');
  expect(await told()).toHaveLength(4);
});
