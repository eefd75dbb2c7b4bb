import { afterAll, beforeEach } from 'vitest';
import { samples } from '../platform/files/samples.testing.ts';
import { fakeClamd, virusBody } from './clamd.ts';
import { testApp } from './testApp.ts';
import { aFile } from './upload.ts';

/** The whole server with a scanner, whose mood the test decides, and which is soon given up on. */
export async function scannedApp(env: Record<string, string> = {}) {
  const clamd = await fakeClamd();
  const lines: string[] = [];
  const app = await testApp({
    env: { CLAMD: clamd.setting, CLAMD_SECONDS: '0.5', ...env },
    logTo: { write: (line: string) => void lines.push(line) },
  });
  afterAll(clamd.away);
  beforeEach(() => clamd.feel('well'));
  /** As the clock does every minute. */
  const everyMinute = () => app.world.jobs.send(app.db, 'files-scan', {});
  return { ...app, clamd, lines, everyMinute };
}

export const cleanPdf = () => aFile(samples.pdf, 'plan.pdf');
export const infectedPdf = () =>
  aFile(Buffer.concat([samples.pdf, Buffer.from(`\n%${virusBody}\n`)]), 'plan.pdf');
