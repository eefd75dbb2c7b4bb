import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from '../diskFull.ts';
import { tool } from '../image/tools.ts';
import { folder, root, temporary, userOf } from './debian.ts';

export type Machine = Awaited<ReturnType<typeof createMachine>>;

const bridge = 'cluster';
export const network = '10.88.0';

/** A network and places to write that are nobody else's, and end with this process. */
export async function prepareRoom() {
  await mkdir(join(folder, 'log'), { recursive: true });
  await tool('mount', ['-t', 'tmpfs', 'none', '/run']);
  await tool('mount', ['-t', 'proc', 'proc', join(root, 'proc')]);
  for (const place of ['dev/shm', 'run', 'srv'])
    await tool('mount', ['-t', 'tmpfs', 'none', join(root, place)]);
  await mkdir(temporary);
  await tool('ip', ['link', 'set', 'lo', 'up']);
  await tool('ip', ['link', 'add', bridge, 'type', 'bridge']);
  await tool('ip', ['address', 'add', `${network}.1/24`, 'dev', bridge]);
  await tool('ip', ['link', 'set', bridge, 'up']);
}

/** With an address and a small disk of its own. */
export async function createMachine(number: number) {
  const name = `n${number}`;
  const address = `${network}.${10 + number}`;
  const disk = join(root, 'srv', name);
  await connect(name, address);
  await mkdir(disk);
  await tool('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'none', disk]);
  const { uid, gid } = await userOf('postgres');
  await chown(disk, uid, gid);
  const engines = new Set<Engine>();
  const filler = join(disk, 'filler');
  return {
    name,
    address,
    disk,
    run(what: string, command: string[]) {
      const inside = ['ip', 'netns', 'exec', name];
      engines.add(keepRunning(`${name}-${what}`, [...inside, ...asUser('postgres', command)]));
    },
    /** As when its power fails. */
    async kill() {
      for (const engine of engines) engine.leave();
      const pids = await tool('ip', ['netns', 'pids', name]);
      for (const pid of pids.split('\n').filter(Boolean)) killOne(Number(pid));
    },
    start: () => [...engines].map((engine) => engine.start()),
    cut: () => tool('ip', ['link', 'set', `to-${name}`, 'down']),
    mend: () => tool('ip', ['link', 'set', `to-${name}`, 'up']),
    fillDisk: () => fill(disk, filler),
    freeDisk: () => rm(filler, { force: true }),
  };
}

async function connect(name: string, address: string) {
  const inside = ['-n', name];
  await tool('ip', ['netns', 'add', name]);
  await tool('ip', ['link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'eth0', 'netns', name]);
  await tool('ip', ['link', 'set', `to-${name}`, 'master', bridge, 'up']);
  await tool('ip', [...inside, 'address', 'add', `${address}/24`, 'dev', 'eth0']);
  for (const one of ['lo', 'eth0']) await tool('ip', [...inside, 'link', 'set', one, 'up']);
}

function killOne(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself, or with its parent.
  }
}

export const asUser = (user: string, command: string[]) => [
  ...['chroot', `--userspec=${user}:${user}`, root],
  ...command,
];

export type Engine = ReturnType<typeof keepRunning>;

/** Started again whenever it ends, as by systemd. */
export function keepRunning(name: string, [program = '', ...args]: string[]) {
  const log = createWriteStream(join(folder, 'log', `${name}.log`));
  let child: ChildProcess | undefined;
  let isWanted = false;
  const start = () => {
    isWanted = true;
    child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
    child.once('exit', () => setTimeout(() => isWanted && start(), 1000));
  };
  start();
  return {
    start: () => void (isWanted || start()),
    /** It may die from now on. */
    leave() {
      isWanted = false;
    },
    kill() {
      isWanted = false;
      child?.kill('SIGKILL');
    },
  };
}
