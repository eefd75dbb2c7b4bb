import { chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { prepareDatabase } from '../platform/database/openDatabase.ts';
import { type Database, openDb } from '../platform/database/openDb.ts';
import { startPostgres } from '../platform/database/postgres/start.ts';

const password = 'test';

/** A leader, migrated, and a copy of it that follows: PostgreSQL's own streaming replication. */
export async function startLeaderAndCopy() {
  const folders = [await folder(), await folder()];
  const [here = '', there = ''] = folders;
  const quick = { fsync: 'off', wal_keep_size: '64MB' };
  const leader = await startPostgres({ dataDir: here, password, settings: quick });
  const owner = openDb(leader.url);
  const programUrl = await prepareDatabase(owner, leader.url, 'not needed');
  await copy(leader.url, join(here, 'postgres'), join(there, 'postgres'));
  const primary_conninfo = leader.url.replace(/\/traject$/, '/postgres');
  const follower = await startPostgres({
    dataDir: there,
    password,
    settings: { ...quick, primary_conninfo, wal_receiver_status_interval: '1s' },
  });
  const copyUrl = Object.assign(new URL(programUrl), { port: new URL(follower.url).port }).href;
  const stop = async () => {
    await owner.close();
    await Promise.all([follower.stop(), leader.stop()]);
    for (const one of folders) await rm(one, { recursive: true, force: true });
  };
  return {
    owner,
    programUrl,
    copyUrl,
    follower: openDb(follower.url, { max: 1 }),
    openOther: () => openOther(owner, leader.url),
    stop,
  };
}

/** Another installation on the same server, so that it is at the same place in its log. */
async function openOther(owner: Database, leader: string) {
  await owner.sql`create database other`;
  const url = leader.replace(/\/traject$/, '/other');
  const other = openDb(url);
  const programUrl = await prepareDatabase(other, url, 'not needed');
  await other.close();
  return { programUrl };
}

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'traject-replica-'));
  await chmod(made, 0o755);
  return made;
}

/** While it works, as a base backup does it. */
async function copy(url: string, from: string, to: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`select pg_backup_start('copy', true)`;
  await cp(from, to, {
    recursive: true,
    filter: (path) => !/postmaster.pid|[.]s[.]PGSQL/.test(path),
  });
  const [made] = await sql<{ label: string }[]>`select labelfile as label from pg_backup_stop()`;
  await sql.end();
  await writeFile(join(to, 'backup_label'), made?.label ?? '');
  await writeFile(join(to, 'standby.signal'), '');
  await handOver(from, to);
}

/** To whom the database runs as, with its rights. */
async function handOver(from: string, to: string) {
  const { uid, gid, mode } = await stat(from);
  const inside = await readdir(to, { recursive: true });
  for (const path of [to, ...inside.map((name) => join(to, name))]) await chown(path, uid, gid);
  await chmod(to, mode);
}
