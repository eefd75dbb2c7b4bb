import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { s3Account } from '@traject/server/src/platform/files/s3.testing.ts';
import { end, type Program, startProgram } from '@traject/server/src/testing/program.ts';
import { until } from '../installation.ts';
import { folder, root } from './debian.ts';
import { passwords } from './engines.ts';
import { isServed, slots } from './fronts.ts';
import { network } from './machines.ts';

export type Programs = ReturnType<typeof createPrograms>;
export const direct = address('127.0.0.1:5000');
export const pooled = address('127.0.0.1:6432');

function address(place: string) {
  return `postgres://traject:${passwords.traject}@${place}/traject`;
}

type Outside = { store: string; mail: string };

/** Several of ours, each on a port that the front knows. */
export function createPrograms(outside: Outside) {
  const running = new Map<number, Program>();

  const start = async (port: number) => {
    const dataDir = join(root, 'srv', `p${port}`);
    await mkdir(dataDir, { recursive: true });
    const program = await startProgram(settingsOf(outside, port, dataDir));
    const log = createWriteStream(join(folder, 'log', `p${port}.log`), { flags: 'a' });
    program.child.stdout?.pipe(log, { end: false });
    program.child.stderr?.pipe(log, { end: false });
    running.set(port, program);
    if (!(await until(() => isServed(port), 30))) throw new Error(`The front leaves ${port} out`);
  };

  const stop = async (port: number, signal: NodeJS.Signals) => {
    const program = running.get(port);
    running.delete(port);
    if (program) await end(program.child, signal);
  };

  return {
    start,
    stop,
    ports: () => [...running.keys()],
    free: () => slots.find((port) => !running.has(port)) ?? 0,
    haveEnded: () =>
      [...running.values()].filter(({ child }) => child.exitCode !== null || child.signalCode)
        .length,
  };
}

const settingsOf = ({ store, mail }: Outside, port: number, DATA_DIR: string) => ({
  DATA_DIR,
  PORT: String(port),
  DATABASE_URL: pooled,
  DATABASE_DIRECT_URL: direct,
  DATABASE_READ_URL: address(`${network}.13:5432`),
  S3_ENDPOINT: store,
  S3_BUCKET: 'traject',
  S3_REGION: s3Account.region,
  S3_ACCESS_KEY_ID: s3Account.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
  SMTP_URL: mail,
  SESSION_SECRET: 'the same in all of them, and long enough',
  TRUST_PROXY: 'loopback',
  DEMO: '1',
  LOG_LEVEL: 'warn',
});
