import { type Party, parties } from '@traject/contract/approvals';
import type { VersionInput } from '@traject/contract/documents';
import type { Db } from '../../platform/db.ts';
import { unprocessable } from '../../platform/errors.ts';
import type { Self } from '../../platform/session.ts';
import type { World } from '../../platform/world.ts';
import { ask, type Reader, readerOf } from '../approvals/requests.service.ts';

type Flags = Omit<VersionInput, 'document_id'>;
type Addressee = { party: Party; requested: boolean; reader: Reader };

/** Whoever is asked to approve must be sent the document too. */
export function checkFlags(flags: Flags) {
  for (const party of parties)
    if (flags[`approve_${party}`] && !flags[`send_${party}`])
      throw unprocessable('document.approve_unsent');
}

/** To whom a version goes, found before anything is stored: an address may be missing. */
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
