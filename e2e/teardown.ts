import { rmSync } from 'node:fs';
import { secretsInLog } from './log.ts';

/** The run fails when the log of its server contains what it should not. */
export default async function endOfRun() {
  const folder = process.env.E2E_DATA;
  if (!folder) return;
  const found = await secretsInLog(folder).finally(() =>
    rmSync(folder, { recursive: true, force: true }),
  );
  if (found.length > 0) throw new Error(`The log of the server holds:\n${found.join('\n')}`);
}
