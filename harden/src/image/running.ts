import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../installation.ts';
import type { ImageConfig } from './build.ts';
import { tool } from './tools.ts';

type Built = { mounted: string; config: ImageConfig };
export type Running = Awaited<ReturnType<typeof runImage>>;

/**
 * What a container has around it: a root that is only read, memory for /tmp and /dev, the volume,
 * and processes of its own. `$1` is the image, `$2` the volume, `$3` where that goes, `$4` where
 * it starts.
 */
const around = `set -e
mount --bind "$1" "$1"
mount -t tmpfs tmpfs "$1/tmp" -o mode=1777,nosuid,nodev,size=256m
mount -t tmpfs tmpfs "$1/dev" -o mode=755,nosuid
for name in null zero full random urandom; do
  : > "$1/dev/$name"; mount --bind "/dev/$name" "$1/dev/$name"
done
mkdir -m 1777 "$1/dev/shm"; mount -t tmpfs tmpfs "$1/dev/shm" -o mode=1777,size=64m
mount --bind "$2" "$1$3"
mount -o remount,bind,ro "$1"
root=$1 start=$4; shift 4
exec unshare --pid --ipc --uts --fork --kill-child --mount-proc --root "$root" --wd "$start" "$@"`;

/** The rights that `--cap-drop=all --security-opt=no-new-privileges` leave. */
const asUser = (user: string) => {
  const [uid = '', gid = uid] = user.split(':');
  const none = ['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'];
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...none];
};

const started = new Set<ChildProcess>();

/** However they are: nothing of them may stay. */
export async function endAll() {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

type How = { port: number; command?: string[] };

/** Starts it as the image says, on that volume; the network is the machine's own. */
export async function runImage({ mounted, config }: Built, volume: string, how: How) {
  const given = { PORT: String(how.port), LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' };
  const env = { ...settingsOf(config), ...given };
  const [inside = ''] = Object.keys(config.Volumes);
  const place = [mounted, volume, inside, config.WorkingDir];
  const command = [...asUser(config.User), ...config.Entrypoint, ...(how.command ?? config.Cmd)];
  const { child, said } = launch([...place, ...command], env);
  started.add(child);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${how.port}`;
  const first = () => firstIn(Number(child.pid));
  return {
    url,
    said,
    ended,
    first,
    /** Beside the program, as `podman exec` does it. */
    exec: async (...args: string[]) => beside(await first(), config, env, args),
    isReady: () => until(() => answers(`${url}/readyz`, child), 180),
    /** Its exit status, and how long it took. */
    async stop() {
      const began = performance.now();
      process.kill(await first(), 'SIGTERM');
      return { code: await ended, seconds: (performance.now() - began) / 1000 };
    },
  };
}

function launch(args: string[], env: Record<string, string>) {
  const apart = ['--mount', '--propagation', 'private', 'sh', '-c', around, 'sh'];
  const child = spawn('unshare', [...apart, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text = (text + chunk).slice(-20_000);
    });
  return { child, said: () => text.trim() };
}

const settingsOf = ({ Env }: ImageConfig): Record<string, string> =>
  Object.fromEntries(
    Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

async function answers(address: string, { exitCode }: { exitCode: number | null }) {
  if (exitCode !== null) throw new Error('it ended before it was ready');
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The first process in there, by its number out here. */
async function firstIn(pid: number) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const first = Number(children.trim().split(' ')[0]);
  if (!first) throw new Error('It runs no process.');
  return first;
}

function beside(pid: number, { User }: ImageConfig, env: Record<string, string>, args: string[]) {
  const into = ['--target', String(pid), '--mount', '--pid', '--ipc', '--uts', '--root', '--wd'];
  const only = ['env', '-i', ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  return tool('nsenter', [...into, ...only, ...asUser(User), ...args]);
}

/** An empty volume, as a named one is made: it belongs to the user of the image. */
export async function newVolume(folder: string, name: string, { User }: ImageConfig) {
  const path = join(folder, name);
  await mkdir(path, { mode: 0o700 });
  const [uid = 0, gid = uid] = User.split(':').map(Number);
  await chown(path, uid, gid);
  return path;
}
