import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataFolder } from '@traject/server/src/testing/program.ts';
import { away, seconds } from './databaseAway.ts';
import { databaseIn, databaseUrl } from './demo.ts';
import { type Installation, install } from './installation.ts';
import { knownWhile, name } from './nameServer.ts';

/** The program beside it has a database of its own, in which this one gets a place by name. */
let beside: Installation;
let known: string;

async function installByName() {
  beside = await install();
  known = join(await dataFolder(), 'known');
  await writeFile(known, '');
  await beside.look(({ sql }) => sql`create database by_name`);
  const url = Object.assign(new URL(await databaseUrl(beside.dataDir)), {
    hostname: name,
    pathname: '/by_name',
  });
  const hook = new URL('nameServer.ts', import.meta.url).href;
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${hook}`;
  return install({ DATABASE_URL: url.href, DEMO: '1', NODE_OPTIONS, [knownWhile]: known });
}

/** As while its container starts again: nothing listens, and nobody knows where it is. */
async function isUnnamed() {
  const { sql, close } = await databaseIn(beside.dataDir);
  await rm(known);
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(300))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'by_name'`;
  await writeFile(known, '');
  await close();
}

export const databaseUnnamed = away('faults: the database has no name', isUnnamed, installByName);
