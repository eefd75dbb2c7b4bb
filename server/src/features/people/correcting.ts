import type { PersonChange } from '@traject/contract/people';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { refuseTaken } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { moveParty } from '../appointments/appointments.service.ts';
import { refuseSameAddress } from '../approvals/approvals.service.ts';
import * as records from './records.queries.ts';

type Correcting = { person: PersonScope; change: PersonChange };

/**
 * What the organisation calls somebody and where it mails them. The account belongs to its owner:
 * what they sign in with stays. Links in the old mailbox stop working.
 */
export async function correctPerson(world: World, db: Db, { person, change }: Correcting) {
  const { links } = world;
  // The trajectories first, as everywhere, so that this and a decision wait for each other.
  const trajectoryIds = change.email ? await records.lockTrajectoriesOf(db, person.id) : [];
  const stored = await records.lockRecord(db, person.id);
  const isElsewhere = change.email && change.email !== stored.email.toLowerCase();
  if (isElsewhere) {
    await links.revokeInvitations(db, person.id);
    await links.revokeOfParty(db, trajectoryIds, 'client');
  }
  if (Object.keys(change).length > 0)
    await records.correct(db, person.id, change).catch(refuseTaken('client.email_taken'));
  if (!isElsewhere) return;
  await refuseSameAddress(db, trajectoryIds);
  await moveParty(world, db, trajectoryIds, 'client');
}
