import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { samples } from '../platform/files/samples.testing.ts';
import type { World } from '../platform/world.ts';
import * as make from './trajectories.ts';

/** One of everything that an address can name, under the names that addresses use. */
export async function aWholeTrajectory(world: World, organisation: { id: number }, word: string) {
  const { db } = world;
  const client = await make.aClient(db, organisation, { first_name: word });
  const given = { client, contact_name: word };
  const trajectory = await make.aTrajectory(db, organisation, given);
  const application = await make.anApplication(db, trajectory, { vacancy: word });
  const file_id = await storedFile(world, word);
  await db
    .insertInto('application_files')
    .values({ application_id: application.id, file_id })
    .execute();
  const picture_file_id = await storedFile(world, word);
  await db
    .updateTable('profiles')
    .set({ picture_file_id })
    .where('account_id', '=', client.id)
    .execute();
  return {
    trajectoryId: trajectory.id,
    clientId: client.id,
    noteId: (await make.aNote(db, trajectory, word)).id,
    testId: (await make.aTest(db, trajectory, word)).id,
    applicationId: application.id,
    fileId: file_id,
    experienceId: (await make.anExperience(db, client, word)).id,
    studyId: (await make.aStudy(db, client, word)).id,
  };
}

export type Ids = Awaited<ReturnType<typeof aWholeTrajectory>>;

async function storedFile({ db, files, tmpDir }: World, word: string) {
  const path = join(tmpDir, `upload-${randomUUID()}`);
  await mkdir(tmpDir, { recursive: true });
  await writeFile(path, samples.png);
  const about = { name: `${word}.png`, mime: 'image/png', size: samples.png.length, sha256: 'ab' };
  const { id } = await files.store(
    db,
    { path, ...about },
    { uploader_id: null, organisation_id: null },
  );
  return id;
}
