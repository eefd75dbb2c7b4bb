import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = 3187;
export const address = `http://localhost:${port}`;

/** One folder for the run: workers load this file too, and inherit the name. */
process.env.E2E_DATA ??= join(tmpdir(), `traject-e2e-${process.pid}-${Date.now()}`);
const folder = process.env.E2E_DATA;

export default defineConfig({
  testDir: '.',
  outputDir: join(tmpdir(), 'traject-e2e-results'),
  fullyParallel: false,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  globalTeardown: './teardown.ts',
  use: {
    baseURL: address,
    // Emptied after each story, except for the scripts it has loaded: those are compiled once.
    reuseContext: true,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // A trace of every step costs a third of the run; `E2E_TRACE=1` turns it on.
    trace: process.env.E2E_TRACE ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // The log is searched at the end of the run for what should not be in it.
    command: `mkdir -m 755 "${folder}" && "${process.execPath}" ../scripts/run.mjs start > "${folder}/server.log"`,
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(port), DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'info' },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
