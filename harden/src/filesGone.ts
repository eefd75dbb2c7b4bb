import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { samples } from '@traject/server/src/platform/files/samples.testing.ts';
import { signIn } from '@traject/server/src/testing/program.ts';
import type { Check } from './check.ts';
import type { Client } from './client.ts';
import { type Installation, install } from './installation.ts';

/** As when its disk is not mounted: what is left is a folder without anything in it. */
export const filesGone: Check = {
  name: 'faults: the folder of the files is gone',
  goal: 'uploads, files and /readyz answer 503, none is lost, and nothing starts without it',
  async run() {
    const installation = await install();
    const staff = await installation.as('counselor');
    const wrong: string[] = [];
    const expectAll = async (when: string, ...expected: number[]) => {
      const found = await answers(installation, staff);
      if (found.join() !== expected.join()) wrong.push(`${when}: ${found.join(', ')}`);
    };
    await expectAll('before', 200, 200, 200);
    const folder = join(installation.dataDir, 'files');
    await rename(folder, `${folder}.away`);
    await expectAll('while it is gone', 503, 503, 503);
    // As in what a disk is mounted over, where the program started once without it.
    await mkdir(folder);
    await copyFile(join(`${folder}.away`, 'installation'), join(folder, 'installation'));
    await expectAll('while only its mark is there', 503, 503, 503);
    await installation.stop();
    for (const what of ['with its mark', 'without it']) {
      const said = await installation.startAgain().then(
        () => 'it started',
        (error: Error) => error.message,
      );
      if (!said.includes('The database knows files')) wrong.push(`${what}: ${said.slice(-300)}`);
      await rm(folder, { recursive: true, force: true });
    }
    await rename(`${folder}.away`, folder);
    await installation.startAgain();
    await expectAll('afterwards', 200, 200, 200);
    await installation.stop();
    return {
      figure: wrong.length === 0 ? 'refused, and back' : 'NOT refused, or not back',
      isReached: wrong.length === 0,
      shortfalls: wrong,
    };
  },
};

/** A file that is read, one that is stored, and whether it is ready. */
async function answers({ url }: Installation, staff: Client) {
  const sent = await staff.upload('/trajectories/1/files', {
    trajectory_file_type_id: '3',
    trajectory_file_action_id: '2',
    file: new File([new Uint8Array(samples.pdf)], 'plan.pdf'),
  });
  const versions = '/trajectories/1/files/1/versions';
  const { json } = await staff.get(versions);
  const [version] = (json as { data: { id: number }[] }).data;
  const headers = { authorization: `Bearer ${await signIn(url())}` };
  const read = await fetch(`${url()}/api${versions}/${version?.id}/download`, { headers });
  await read.body?.cancel();
  const ready = await fetch(`${url()}/readyz`);
  return [read.status, sent.status, ready.status];
}
