import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDb } from '@traject/server/src/platform/database/openDb.ts';
import { until } from '../installation.ts';
import { createMachine, type Machine, network } from './machines.ts';

export const passwords = {
  postgres: 'super',
  replicator: 'copy',
  traject: 'own',
  pgbouncer: 'ask',
};

/** Three machines, each with an etcd, a Patroni and its PostgreSQL. */
export async function startMachines() {
  const machines = await Promise.all([1, 2, 3].map(createMachine));
  for (const machine of machines) {
    const { name, address, disk, run } = machine;
    await writeFile(join(disk, 'patroni.yml'), JSON.stringify(patroni(machine, machines), null, 2));
    run('etcd', [
      ...['etcd', '--name', name, '--data-dir', `/srv/${name}/etcd`],
      ...['--listen-peer-urls', `http://${address}:2380`],
      ...['--initial-advertise-peer-urls', `http://${address}:2380`],
      ...['--listen-client-urls', `http://${address}:2379`],
      ...['--advertise-client-urls', `http://${address}:2379`],
      ...['--initial-cluster', machines.map(peer).join(','), '--log-level', 'warn'],
      ...['--heartbeat-interval', '250', '--election-timeout', '2500'],
    ]);
    run('patroni', ['patroni', `/srv/${name}/patroni.yml`]);
    run('disk', ['sh', '-c', handOver, name]);
  }
  await untilFollowed(machines);
  await makeDatabase();
  return machines;
}

const peer = ({ name, address }: Machine) => `${name}=http://${address}:2380`;

/** Patroni takes a leader whose disk is full for a healthy one. */
const handOver = `while sleep 5; do
  [ $(df --output=avail --block-size=1M /srv/$0 | tail -1) -ge 20 ] ||
    patronictl -c /srv/$0/patroni.yml switchover --leader $0 --force
done`;

/** Read once, when the first of them starts. */
const bootstrap = {
  dcs: {
    ttl: 20,
    loop_wait: 5,
    retry_timeout: 5,
    maximum_lag_on_failover: 1_048_576,
    primary_start_timeout: 15,
    synchronous_mode: true,
    synchronous_node_count: 1,
    postgresql: {
      use_pg_rewind: true,
      parameters: { max_connections: 100, wal_log_hints: 'on', max_wal_size: '128MB' },
    },
  },
  initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
};

/** JSON is YAML too. */
const patroni = ({ name, address }: Machine, all: Machine[]) => ({
  scope: 'traject',
  name,
  restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
  etcd3: { hosts: all.map((one) => `${one.address}:2379`) },
  bootstrap,
  postgresql: {
    listen: `${address}:5432`,
    connect_address: `${address}:5432`,
    data_dir: `/srv/${name}/data`,
    bin_dir: '/usr/lib/postgresql/18/bin',
    pgpass: `/srv/${name}/pgpass`,
    authentication: {
      superuser: { username: 'postgres', password: passwords.postgres },
      replication: { username: 'replicator', password: passwords.replicator },
    },
    parameters: { unix_socket_directories: `/srv/${name}` },
    pg_hba: [
      'local all all peer',
      `host all all ${network}.0/24 scram-sha-256`,
      `host replication replicator ${network}.0/24 scram-sha-256`,
    ],
  },
});

/** What Patroni says of a machine; nothing where it does not answer. */
const told = ({ address }: Machine, path: string) =>
  fetch(`http://${address}:8008/${path}`, { signal: AbortSignal.timeout(2000) }).catch(() => {});

export async function leaderOf(machines: Machine[]) {
  for (;;) {
    for (const machine of machines) if ((await told(machine, 'primary'))?.ok) return machine;
    await pause(200);
  }
}

/** Until a leader has both others behind it, and one of them in step. */
export async function untilFollowed(machines: Machine[], seconds = 120) {
  const isFollowed = async () => {
    const answers = await Promise.all(machines.map((one) => told(one, 'patroni')));
    const states = await Promise.all(answers.map((one) => one?.json().catch(() => {}) as State));
    const copies = states.flatMap((state) => state?.replication ?? []);
    return copies.length === 2 && copies.some(({ sync_state }) => sync_state !== 'async');
  };
  return until(isFollowed, seconds);
}
type State = Promise<{ replication?: { sync_state: string }[] } | undefined>;

async function makeDatabase() {
  await asked('postgres', [
    `create role traject login createrole password '${passwords.traject}'`,
    `create role pgbouncer login password '${passwords.pgbouncer}'`,
    'create database traject owner traject',
  ]);
  await asked('traject', ['grant select on pg_catalog.pg_shadow to pgbouncer']);
}

async function asked(name: string, statements: string[]) {
  const { sql, close } = openDb(asSuperuser(name), { max: 1 });
  for (const statement of statements) await sql.unsafe(statement);
  await close();
}

/** Whoever leads. */
export const asSuperuser = (name: string) =>
  `postgres://postgres:${passwords.postgres}@127.0.0.1:5000/${name}`;
