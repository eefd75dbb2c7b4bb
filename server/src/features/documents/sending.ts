import { type Party, parties } from '@traject/contract/approvals';
import type { VersionInput } from '@traject/contract/documents';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import {
  ask,
  askAgain,
  findOnVersion,
  type Reader,
  readerOf,
} from '../approvals/approvals.service.ts';
import { checkApproval } from '../documentTemplates/documentTemplates.service.ts';
import { lockTrajectory } from '../trajectories/trajectories.service.ts';
import { newestOf } from './versions.queries.ts';
import { lockDocument } from './write.queries.ts';

type Flags = Omit<VersionInput, 'document_id'>;
type Addressee = { party: Party; requested: boolean; reader: Reader };

/** A party that is asked to approve must be sent the document too. */
export function checkFlags(flags: Flags) {
  for (const party of parties)
    if (flags[`approve_${party}`] && !flags[`send_${party}`])
      throw unprocessable('document.approve_unsent');
}

/** Who gets a version, found before anything is stored: an address may be missing. */
export async function addresseesOf(db: Db, trajectoryId: number, flags: Flags) {
  const addressees: Addressee[] = [];
  for (const party of parties.filter((one) => flags[`send_${one}`])) {
    const reader = await readerOf(db, trajectoryId, party);
    addressees.push({ party, requested: flags[`approve_${party}`], reader });
  }
  return addressees;
}

type Sending = {
  trajectory_id: number;
  versionId: number;
  addressees: Addressee[];
  sender: Self;
};

export async function sendVersion(world: World, db: Db, sending: Sending) {
  const { addressees, versionId, ...rest } = sending;
  for (const addressee of addressees)
    await ask(world, db, {
      ...rest,
      ...addressee,
      kind: 'approve-document',
      versionIds: [versionId],
    });
}

type Later = {
  trajectoryId: number;
  fileId: number;
  versionId: number;
  party: Party;
  approve: boolean;
  sender: Self;
};

/** A document that was never sent, or was withdrawn. Older versions can no longer be sent. */
export async function sendLater(world: World, db: Db, { party, approve, sender, ...key }: Later) {
  const { trajectoryId: trajectory_id, fileId, versionId } = key;
  await lockTrajectory(db, trajectory_id);
  await lockDocument(db, key);
  const newest = await newestOf(db, fileId);
  if (newest.id !== versionId) throw unprocessable('document.newer_version');
  checkApproval(newest.requires_approval, flagsOf(party, approve));
  const before = await findOnVersion(db, versionId, party);
  if (before && !before.withdrawn) throw unprocessable('document.sent_before');
  if (before) return askAgain(world, db, { ...before, requested: approve }, sender);
  const reader = await readerOf(db, trajectory_id, party);
  const addressees = [{ party, requested: approve, reader }];
  await sendVersion(world, db, { trajectory_id, versionId, addressees, sender });
}

const flagsOf = (party: Party, approve: boolean) => ({
  send_client: party === 'client',
  approve_client: party === 'client' && approve,
  send_employer: party === 'employer',
  approve_employer: party === 'employer' && approve,
});
