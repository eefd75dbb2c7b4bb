import { setTimeout as pause } from 'node:timers/promises';
import { openDb } from '@traject/server/src/platform/database/openDb.ts';
import { through } from '@traject/server/src/platform/database/pooler.ts';
import { openProgramRole } from '@traject/server/src/platform/database/programRole.ts';
import { leaderOf } from './engines.ts';
import type { Engine, Machine } from './machines.ts';
import { direct, type Programs, pooled } from './programs.ts';

type Cluster = {
  machines: Machine[];
  pooler: Engine;
  programs: Programs;
  store: { interrupt: () => Promise<unknown>; resume: () => Promise<void> };
};
/** Something is hurt for a while; `over` resolves when it is healed. */
export type Trial = { name: string; what: string; hurt: (cluster: Cluster) => Promise<void> };

const aWhile = 10_000;
/** Longer than the lease of a leader. */
const longer = 40_000;

const aProcess: Trial = {
  name: 'process',
  what: 'one of our processes is killed, and started again',
  async hurt({ programs }) {
    const [port = 0] = programs.ports();
    await programs.stop(port, 'SIGKILL');
    await pause(aWhile);
    await programs.start(port);
  },
};

const leader: Trial = {
  name: 'leader',
  what: 'the power of the leader’s machine fails',
  async hurt({ machines }) {
    const hurt = await leaderOf(machines);
    await hurt.kill();
    await pause(longer);
    hurt.start();
  },
};

const aPooler: Trial = {
  name: 'pooler',
  what: 'the pooler is killed, and started again',
  async hurt({ pooler }) {
    pooler.kill();
    await pause(aWhile);
    pooler.start();
  },
};

const s3: Trial = {
  name: 's3',
  what: 'the S3 server is gone',
  async hurt({ store }) {
    await store.interrupt();
    await pause(aWhile);
    await store.resume();
  },
};

const network: Trial = {
  name: 'network',
  what: 'the leader’s machine is cut off',
  async hurt({ machines }) {
    const hurt = await leaderOf(machines);
    await hurt.cut();
    await pause(longer);
    await hurt.mend();
  },
};

const disk: Trial = {
  name: 'disk',
  what: 'the leader’s disk is full',
  async hurt({ machines }) {
    const hurt = await leaderOf(machines);
    const freeAt = Date.now() + longer;
    // What the database itself frees is taken at once.
    for (; Date.now() < freeAt; await pause(500)) await hurt.fillDisk();
    await hurt.freeDisk();
  },
};

/** Each beside the one it replaces, which then ends its work. */
const version: Trial = {
  name: 'version',
  what: 'another version takes over, process by process',
  async hurt({ programs }) {
    for (const port of programs.ports()) {
      await programs.start(programs.free());
      await programs.stop(port, 'SIGTERM');
    }
  },
};

/** As many as the pooler has connections, each for longer than a ping may take. */
const crowd: Trial = {
  name: 'crowd',
  what: 'slow work takes every connection of the pooler',
  async hurt() {
    const owner = openDb(direct, { max: 1 });
    const url = await openProgramRole({ sql: owner.sql, url: direct }, '');
    const { db, close } = openDb(url, { pooler: through(pooled, url), max: 20 });
    const until = Date.now() + longer;
    const slowly = async () => {
      while (Date.now() < until)
        await db
          .transaction()
          .execute((tx) =>
            tx.selectNoFrom(({ fn, val }) => fn('pg_sleep', [val(2)]).as('slept')).execute(),
          );
    };
    await Promise.all(Array.from({ length: 20 }, slowly));
    await Promise.all([close(), owner.close()]);
  },
};

export const trials = [aProcess, leader, aPooler, crowd, s3, network, disk, version];
