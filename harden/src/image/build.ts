import { existsSync } from 'node:fs';
import { realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canRun, tool } from './tools.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const image = 'localhost/traject:trial';

export type Buildah = (...args: string[]) => Promise<string>;
/** A registry that does not answer by then is as good as none. */
const patience = 1;
type Bases = { words: string; args: string[] };

/** Buildah with a storage of its own, so that nothing of it stays on the machine. */
export function buildahIn(folder: string): Buildah {
  const own = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const env = { BUILDAH_ISOLATION: 'chroot', TMPDIR: folder };
  return (...args) => {
    const minutes = args[0] === 'pull' ? patience : 30;
    return tool('buildah', [...own, ...args], { env, minutes });
  };
}

/** The image as anybody would build it, on the bases that can be had here. */
export async function buildImage(buildah: Buildah, folder: string, bases: Bases) {
  await buildah(
    ...['bud', '--format', 'docker', '--layers=false', '--tag', image, '--file'],
    ...[`${root}Containerfile`, ...(await secrets(folder)), ...bases.args, root],
  );
  const { Docker, Manifest } = JSON.parse(await buildah('inspect', '--type', 'image', image));
  const layers: { size: number }[] = JSON.parse(Manifest).layers;
  const size = layers.reduce((sum, layer) => sum + layer.size, 0);
  return { image, size, config: Docker.config as ImageConfig };
}

/** What the image says about how it is run. */
export type ImageConfig = {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  WorkingDir: string;
  Volumes: Record<string, object>;
  Healthcheck: { Test: string[] };
};

/** From the registry, or from the packages of Debian where none answers; none if neither can. */
export async function findBases(buildah: Buildah, folder: string): Promise<Bases | undefined> {
  const isThere = await buildah('pull', '--quiet', 'docker.io/library/debian:trixie-slim').then(
    () => true,
    () => false,
  );
  if (isThere) return { words: 'bases from the registry', args: [] };
  if (!canRun('mmdebstrap', ['--version'])) return undefined;
  const base = await debian(buildah, folder);
  const builder = await withNpm(buildah, base);
  const args = ['--build-arg', `BASE=${base}`, '--build-arg', `BUILDER=${builder}`];
  return { words: 'no registry answers: bases made from Debian’s packages', args };
}

/** As small as Debian's own small image: without manuals and translations. */
async function debian(buildah: Buildah, folder: string) {
  const tar = join(folder, 'debian.tar');
  const leaveOut = ['doc', 'info', 'locale', 'man'].map(
    (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
  );
  await tool('mmdebstrap', ['--quiet', '--variant=minbase', ...leaveOut, 'trixie', tar]);
  const made = await buildah('from', 'scratch');
  await buildah('add', '--quiet', made, tar, '/');
  return commit(buildah, made, 'localhost/debian:trixie');
}

/** Node from the lock file, and the npm that runs this. */
async function withNpm(buildah: Buildah, base: string) {
  const cli = process.env.npm_execpath;
  if (!cli || !existsSync(cli)) throw new Error('Start it with npm run container.');
  const npm = dirname(dirname(await realpath(cli)));
  const made = await buildah('from', base);
  await buildah('copy', '--quiet', made, process.execPath, '/usr/local/bin/node');
  await buildah('copy', '--quiet', made, npm, '/usr/local/lib/node_modules/npm');
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
  await buildah('run', made, '--', ...link);
  return commit(buildah, made, 'localhost/node:24');
}

async function commit(buildah: Buildah, container: string, name: string) {
  await buildah('commit', '--quiet', '--rm', container, name);
  return name;
}

/** The registry and certificates that npm uses here, without anybody's password. */
async function secrets(folder: string) {
  const asked = (name: string) =>
    tool(process.execPath, [String(process.env.npm_execpath), 'config', 'get', name]);
  const [registry, cafile] = [await asked('registry'), await asked('cafile')];
  const hasOwn = existsSync(cafile);
  const npmrc = join(folder, 'npmrc');
  await writeFile(npmrc, `registry=${registry}\n${hasOwn ? 'cafile=/run/ca.crt\n' : ''}`);
  return [
    ...['--secret', `id=npmrc,src=${npmrc}`],
    ...(hasOwn ? ['--secret', `id=ca,src=${cafile}`] : []),
  ];
}
