import { defineConfig } from 'vitest/config';

/** One more than the two cores: many tests wait for a database, a process or a mail. */
const maxWorkers = 3;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          maxWorkers,
          include: ['{contract,server,scripts}/**/*.test.ts'],
          globalSetup: ['server/src/testing/globalSetup.ts'],
          // Each file has a database of its own; the program itself is loaded once for all.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          pool: 'vmThreads',
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
