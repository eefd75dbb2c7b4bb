import { expect, it } from 'vitest';
import { aMember } from '../../testing/colleagues.ts';
import { anOrganisation } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { endMembers } from './ending.ts';

const { db, world } = await testApp();
const own = await anOrganisation(db);
const elsewhere = await anOrganisation(db);
/** Just after midnight in the Netherlands, when it is still the day before in Greenwich. */
const night = () => new Date('2026-12-12T23:30:00Z');

it('a replacement that has ended is tidied up and told once, however many processes do it', async () => {
  const trajectory = await aTrajectory(db, own);
  const [ended, lasting, other] = [
    await aMember(db, trajectory, { reason: 'replacement', until: '2026-12-12' }),
    await aMember(db, trajectory, { reason: 'replacement', until: '2026-12-13' }),
    await aMember(db, await aTrajectory(db, elsewhere), { reason: 'asked', until: '2026-11-30' }),
  ];
  const always = await aMember(db, trajectory);
  await Promise.all([1, 2, 3].map(() => endMembers(world.db, night)));
  await endMembers(world.db, night);
  const left = await db.selectFrom('trajectory_members').orderBy('id').select('id').execute();
  expect(left.map(({ id }) => id)).toEqual([lasting.id, always.id]);
  const told = await db
    .selectFrom('events')
    .where('action', '=', 'members.end')
    .orderBy('organisation_id')
    .select(['organisation_id', 'person_id', 'record'])
    .execute();
  expect(told).toEqual([
    {
      organisation_id: own.id,
      person_id: null,
      record: {
        trajectoryId: String(trajectory.id),
        personId: String(ended.person_id),
        reason: 'replacement',
      },
    },
    {
      organisation_id: elsewhere.id,
      person_id: null,
      record: expect.objectContaining({ personId: String(other.person_id), reason: 'asked' }),
    },
  ]);
});
