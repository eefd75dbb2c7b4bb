import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One more than the two cores: many tests wait for a database, a process or a mail. */
const maxWorkers = 3;

/** For what happens by itself, on a machine that may be busy. */
const poll = { timeout: 20_000, interval: 50 };

/** Tests that start whole programs come first, so that the run does not wait for one at the end. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) =>
      /testing\/program\.ts'|node:child_process'/.test(readFileSync(moduleId, 'utf8'));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ProgramsFirst },
    projects: [
      {
        test: {
          name: 'server',
          maxWorkers,
          include: ['{contract,server,scripts}/**/*.test.ts'],
          globalSetup: ['server/src/testing/globalSetup.ts'],
          setupFiles: ['server/src/testing/setup.ts'],
          // Each file has its own database; the program itself is loaded once for all of them.
          isolate: false,
          expect: { poll },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: 'web/vite.config.ts',
        root: 'web',
        test: {
          name: 'web',
          maxWorkers,
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          pool: 'threads',
          isolate: false,
          setupFiles: ['src/testing/setup.ts'],
          expect: { poll },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
