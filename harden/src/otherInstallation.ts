import { startPostgres } from '@traject/server/src/platform/database/postgres/start.ts';
import { dataFolder, startProgram } from '@traject/server/src/testing/program.ts';
import type { Check } from './check.ts';
import { install } from './installation.ts';

/** A second database on the files of a first: through a wrong setting, or a copy of one of them. */
export const otherInstallation: Check = {
  name: 'another installation',
  goal: 'a second database on the same files does not start, and takes none of them',
  async run() {
    const first = await install();
    const before = await countOf(first.storage.list());
    await first.stop();
    const other = await startPostgres({ dataDir: await dataFolder(), password: 'other' });
    const settings = { DATA_DIR: first.dataDir, DATABASE_URL: other.url, DEMO: '0' };
    const said = await startProgram(settings).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    await other.stop();
    const after = await countOf(first.storage.list());
    await first.startAgain();
    const isBack = await first.isReady();
    await first.stop();
    const isRefused = said.includes('belong to another installation');
    return {
      figure: `${isRefused ? 'refused' : 'NOT refused'}, ${before - after} of ${before} files taken`,
      isReached: isRefused && before === after && isBack,
      shortfalls: isRefused ? [] : [said.slice(-500)],
    };
  },
};

async function countOf(list: AsyncIterable<unknown>) {
  let count = 0;
  for await (const _ of list) count++;
  return count;
}
