import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { samples } from '../platform/files/samples.testing.ts';
import type { World } from '../platform/program/world.ts';
import { ownerDb } from './ownerDb.ts';

type Id = { id: number };
type Trajectory = Id & { counselor_id: number };

const aPicture = { bytes: samples.png, mime: 'image/png' };

/** A file as an upload leaves it, stored. */
export async function aStoredFile(world: World, place: Id, name: string, content = aPicture) {
  const { files, tmpDir } = world;
  const { bytes, mime } = content;
  const path = join(tmpDir, `upload-${randomUUID()}`);
  await mkdir(tmpDir, { recursive: true });
  await writeFile(path, bytes);
  const received = { path, name, mime, size: bytes.length, sha256: 'ab' };
  const owner = { uploader_id: null, organisation_id: place.id };
  await files.put(received);
  const { id } = await files.store(ownerDb(world), received, owner);
  return id;
}

/** A document with one version and one returned copy. */
export async function aDocument(world: World, trajectory: Trajectory, name = 'Trajectplan.png') {
  const db = ownerDb(world);
  const { id, organisation_id } = await db
    .insertInto('trajectory_files')
    .values({
      trajectory_id: trajectory.id,
      trajectory_file_type_id: 1,
      trajectory_file_action_id: 1,
      creator_id: trajectory.counselor_id,
    })
    .returning(['id', 'organisation_id'])
    .executeTakeFirstOrThrow();
  const place = { id: organisation_id };
  const stored = async () => ({
    trajectory_file_id: id,
    file_id: await aStoredFile(world, place, name),
  });
  const version = await db
    .insertInto('trajectory_file_versions')
    .values(await stored())
    .returning('id')
    .executeTakeFirstOrThrow();
  const returned = await db
    .insertInto('trajectory_file_returns')
    .values(await stored())
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, versionId: version.id, returnId: returned.id };
}

/** Asks the client about a version; the token is the one in the mail. */
export async function aRequest(world: World, trajectory: Trajectory, versionId: number) {
  const { links } = world;
  const db = ownerDb(world);
  const { id } = await db
    .insertInto('approval_requests')
    .values({
      trajectory_id: trajectory.id,
      kind: 'approve-document',
      party: 'client',
      requested: true,
      recipient_name: 'Fatima El Amrani',
      recipient_email: 'fatima@example.nl',
      language: 'nl',
      sender_id: trajectory.counselor_id,
      sent_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('approval_request_versions')
    .values({ approval_request_id: id, party: 'client', version_id: versionId, position: 1 })
    .execute();
  const subject = { trajectory_id: trajectory.id, approval_request_id: id, minutes: 60 };
  return links.create(db, 'approve-document', subject);
}
