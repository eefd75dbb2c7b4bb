import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { afterAll, expect } from 'vitest';
import { readSettings } from '../../program/settings.ts';
import { aFolder, aSmallPlace } from '../backup.testing.ts';
import { newIdentity } from '../encryption.ts';
import { backUpByItself } from './nightly.ts';
import type { openDestination } from './openDestination.ts';

export type Small = Awaited<ReturnType<typeof aSmallPlace>>;

/** A small installation, a folder for its backups, and the key that opens them. */
export async function aNight(env: Record<string, string> = {}) {
  const small = await aSmallPlace();
  const [folder, { identity, key }] = [await aFolder(), await newIdentity()];
  const DATA_DIR = dirname(small.tmpDir);
  const time: { now: Date | undefined } = { now: undefined };
  const given = { DATABASE_URL: small.url, DATA_DIR, BACKUP_DIR: folder, BACKUP_KEY: key, ...env };
  const clock = () => time.now ?? new Date();
  const run = (open?: typeof openDestination) =>
    backUpByItself({ settings: readSettings(given), owner: small, clock }, open);
  const rows = () => small.db.selectFrom('backups').selectAll().orderBy('id').execute();
  return { ...small, folder, identity, time, env: given, DATA_DIR, run, rows };
}

/** As if the check of this week had been done already. */
export const checkedAt = ({ sql }: Small, at = new Date()) =>
  sql`insert into backups (started_at, state, checked_at) values (${at}, 'made', ${at})`;

/** A store that lists nothing, takes what is sent and never answers. */
export async function aStoreThatHangs() {
  const sent = { now: 0 };
  const server = createServer((request, response: ServerResponse) => {
    if (request.method === 'GET') return response.end('<ListBucketResult></ListBucketResult>');
    sent.now += 1;
    request.resume();
    // It is at work for ever: one that stands still would be given up.
    const working = setInterval(() => response.writeProcessing(), 1000);
    return response.once('close', () => {
      clearInterval(working);
      sent.now -= 1;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return {
    sent: () => sent.now,
    arrived: () => expect.poll(() => sent.now, { timeout: 200_000 }).toBe(1),
    env: {
      BACKUP_DIR: '',
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_BUCKET: 'backups',
      BACKUP_S3_ACCESS_KEY_ID: 'x',
      BACKUP_S3_SECRET_ACCESS_KEY: 'x',
    },
  };
}
