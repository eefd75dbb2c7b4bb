import type { Party } from '@traject/contract/approvals';
import type { DocumentInput, VersionInput } from '@traject/contract/documents';
import type { TrajectoryScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Received } from '../../platform/files/receive.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import {
  askAgain,
  closeOfDocument,
  findOpenOnVersion,
  findReviewOn,
  withdraw,
} from '../approvals/approvals.service.ts';
import { attachFilled } from '../documentTemplates/documentTemplates.service.ts';
import { checkChoice } from '../reference/reference.service.ts';
import { lockTrajectory } from '../trajectories/trajectories.service.ts';
import { addresseesOf, sendVersion } from './sending.ts';
import * as documents from './write.queries.ts';

type By = { trajectory: TrajectoryScope; self: Self };
/** A file, and the filled-in template it was made from. */
type Made = By & { file: Received; document_id?: number | null | undefined };
type Choices = { trajectory_file_type_id: number; trajectory_file_action_id: number };

export async function createDocument(
  world: World,
  db: Db,
  { body, ...given }: By & { body: DocumentInput; file: Received },
) {
  const { trajectory, self: sender } = given;
  await lockTrajectory(db, trajectory.id);
  const { trajectory_file_type_id, trajectory_file_action_id } = body;
  await checkChoices(db, body, [trajectory.organisation_id]);
  const addressees = await addresseesOf(db, trajectory.id, body);
  const choices = { trajectory_file_type_id, trajectory_file_action_id };
  const { document_id } = body;
  const { id, versionId } = await fileDocument(world, db, { ...given, choices, document_id });
  await keepFilled(db, trajectory.id, body);
  await sendVersion(world, db, { trajectory_id: trajectory.id, versionId, addressees, sender });
  return id;
}

async function checkChoices(
  db: Db,
  { trajectory_file_type_id, trajectory_file_action_id }: Choices,
  organisations: number[],
) {
  const type = { id: trajectory_file_type_id, organisations };
  await checkChoice(db, 'file_types', { field: 'trajectory_file_type_id', ...type });
  const action = { id: trajectory_file_action_id, organisations };
  await checkChoice(db, 'file_actions', { field: 'trajectory_file_action_id', ...action });
}

/** A document with its first version. */
export async function fileDocument(
  world: World,
  db: Db,
  { choices, ...given }: Made & { choices: Choices },
) {
  const { trajectory, self } = given;
  const created_at = world.clock();
  const row = { ...choices, trajectory_id: trajectory.id, creator_id: self.id, created_at };
  const { id } = await documents.addDocument(db, row);
  return { id, versionId: await storeVersion(world, db, id, given) };
}

/** A newer version replaces what the earlier ones asked. */
export async function createVersion(
  world: World,
  db: Db,
  { documentId, body, ...given }: By & { documentId: number; body: VersionInput; file: Received },
) {
  const { trajectory, self: sender } = given;
  await lockOwn(db, trajectory.id, documentId);
  const addressees = await addresseesOf(db, trajectory.id, body);
  await closeOfDocument(world, db, documentId);
  const { document_id } = body;
  const versionId = await storeVersion(world, db, documentId, { ...given, document_id });
  await keepFilled(db, trajectory.id, body);
  await sendVersion(world, db, { trajectory_id: trajectory.id, versionId, addressees, sender });
  return versionId;
}

/** What a version was made from stays with the trajectory. */
async function keepFilled(db: Db, trajectory_id: number, { document_id }: VersionInput) {
  if (document_id) await attachFilled(db, { document_id, trajectory_id });
}

async function storeVersion(
  { files, clock }: World,
  db: Db,
  trajectory_file_id: number,
  { trajectory, self, file, document_id = null }: Made,
) {
  const owner = { uploader_id: self.id, organisation_id: trajectory.organisation_id };
  const { id: file_id } = await files.store(db, file, owner);
  const { id } = await documents.addVersion(db, {
    trajectory_file_id,
    file_id,
    document_id,
    created_at: clock(),
  });
  return id;
}

/** Its files go with it, and nobody is asked about it any more. */
export async function removeDocument(
  world: World,
  db: Db,
  { trajectoryId, fileId }: { trajectoryId: number; fileId: number },
) {
  await lockOwn(db, trajectoryId, fileId);
  await closeOfDocument(world, db, fileId);
  for (const { file_id } of await documents.takeDocument(db, fileId))
    await world.files.remove(db, file_id);
}

/** The trajectory first, as everywhere; a document under review stays as it is. */
async function lockOwn(db: Db, trajectoryId: number, fileId: number) {
  await lockTrajectory(db, trajectoryId);
  await documents.lockDocument(db, { trajectoryId, fileId });
  const review = await findReviewOn(db, fileId);
  if (review) throw unprocessable('document.in_review', { who: review.recipient_name });
}

type Again = { trajectoryId: number; versionId: number; party: Party };

export async function resendVersion(
  world: World,
  db: Db,
  { trajectoryId, versionId, party, sender }: Again & { sender: Self },
) {
  await lockTrajectory(db, trajectoryId);
  const request = await findOpenOnVersion(db, versionId, party);
  if (!request) throw unprocessable('document.nothing_to_resend');
  await askAgain(world, db, request, sender);
}

export async function withdrawVersion(
  world: World,
  db: Db,
  { trajectoryId, versionId, party }: Again,
) {
  await lockTrajectory(db, trajectoryId);
  const request = await findOpenOnVersion(db, versionId, party);
  if (!request) throw unprocessable('document.nothing_to_withdraw');
  // The trajectory waits for a review; changing its state ends that, not one of its documents.
  if (request.kind !== 'approve-document')
    throw unprocessable('document.in_review', { who: request.recipient_name });
  await withdraw(world, db, request);
}

/** For documents the program files itself: the type with that code, and the action to approve. */
export async function choicesFor(
  db: Db,
  { organisation_id }: TrajectoryScope,
  typeCode: string,
): Promise<Choices> {
  return {
    trajectory_file_type_id: await documents.findTypeByCode(db, typeCode, organisation_id),
    trajectory_file_action_id: await documents.findApprovalAction(db, organisation_id),
  };
}
