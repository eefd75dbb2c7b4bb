import { defineConfig } from 'vitest/config';

/** One more than the two cores: many tests wait for a database, a process or a mail. */
const maxWorkers = 3;

/** For what comes about by itself, on a machine with much else to do. */
const poll = { timeout: 20_000, interval: 50 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          maxWorkers,
          include: ['{contract,server,scripts}/**/*.test.ts'],
          globalSetup: ['server/src/testing/globalSetup.ts'],
          setupFiles: ['server/src/testing/setup.ts'],
          // Each file has a database of its own; the program itself is loaded once for all.
          isolate: false,
          expect: { poll },
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
          testTimeout: 45_000,
        },
      },
    ],
  },
});
