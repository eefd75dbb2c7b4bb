import type { TrajectoryReaders } from '@traject/contract/visibility';
import { trajectoryWhys } from '@traject/contract/visibility';
import { readersOf } from '../../platform/access/readers.ts';
import type { TrajectoryScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { openedBy } from '../events/events.service.ts';
import { partiesWithLinks } from './visibility.queries.ts';

type Asked = { trajectory: TrajectoryScope; document_id?: number };

/** Each by the closest reason they have; finance sees no documents. */
export async function whoSees(
  { clock }: World,
  db: Db,
  { trajectory, document_id }: Asked,
): Promise<TrajectoryReaders> {
  const now = clock();
  const isDocument = document_id !== undefined;
  const [staff, parties, opened] = await Promise.all([
    readersOf(db, trajectory, today(clock)),
    partiesWithLinks(db, { trajectory_id: trajectory.id, ...(isDocument && { document_id }), now }),
    openedBy(db, {
      records: [
        isDocument
          ? { type: 'document', id: document_id }
          : { type: 'trajectory', id: trajectory.id },
      ],
      now,
    }),
  ]);
  const readers = [
    ...staff.map(({ whys: [why], ...reader }) => ({ why, ...reader })),
    ...parties.map(({ party, ...reader }) => ({ why: party, ...reader })),
  ].filter(({ why }) => !(isDocument && why === 'finance'));
  const groups = trajectoryWhys.map((why) => ({
    why,
    people: readers
      .filter((reader) => reader.why === why)
      .map(({ id, name, until }) => ({ id, name, until, detail: null })),
  }));
  return { groups: groups.filter(({ people }) => people.length > 0), opened };
}
