import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Buildah, buildahIn, buildImage, findBases } from './build.ts';
import { tryIt } from './checks.ts';
import { endAll } from './running.ts';
import { tool, whyNot } from './tools.ts';

const reason = whyNot();
process.exitCode = reason ? skip(reason) : await run();

function skip(why: string) {
  process.stdout.write(`Skipped, since ${why}.\n`);
  return 0;
}

/** Builds the image, tries it and leaves nothing behind. */
async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'traject-image-'));
  const buildah = buildahIn(folder);
  const clean = () => removeAll(buildah, folder);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => clean().finally(() => process.exit(1)));
  try {
    const bases = await timed('bases', () => findBases(buildah, folder));
    if (!bases) return skip('no registry answers, and there is no mmdebstrap to do without one');
    process.stdout.write(`      ${bases.words}\n`);
    const built = await timed('image built', () => buildImage(buildah, folder, bases));
    process.stdout.write(`      ${Math.round(built.size / 1e6)} MB, uncompressed\n`);
    const mounted = await buildah('mount', await buildah('from', built.image));
    return (await tryIt({ ...built, mounted }, folder)) ? 0 : 1;
  } catch (error) {
    process.stdout.write(`NOT   ${(error as Error).message}\n`);
    return 1;
  } finally {
    await clean();
  }
}

async function removeAll(buildah: Buildah, folder: string) {
  await endAll();
  await buildah('umount', '--all').catch(() => {});
  await buildah('rm', '--all').catch(() => {});
  await tool('umount', ['--lazy', join(folder, 'storage/overlay')]).catch(() => {});
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
}

async function timed<T>(name: string, work: () => Promise<T>) {
  const began = performance.now();
  const result = await work();
  process.stdout.write(`ok    ${name} (${Math.round((performance.now() - began) / 1000)} s)\n`);
  return result;
}
