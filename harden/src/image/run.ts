import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildahIn, buildImage, findBases } from './build.ts';
import { tryIt } from './checks.ts';
import { tool, whyNot } from './tools.ts';

const reason = whyNot();
if (reason) process.stdout.write(`Skipped, since ${reason}.\n`);
else process.exitCode = await run();

/** Builds the image, tries it and leaves nothing behind. */
async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'traject-image-'));
  const buildah = buildahIn(folder);
  try {
    const bases = await timed('bases', () => findBases(buildah, folder));
    process.stdout.write(`      ${bases.words}\n`);
    const built = await timed('image built', () => buildImage(buildah, folder, bases));
    process.stdout.write(`      ${Math.round(built.size / 1e6)} MB, uncompressed\n`);
    const container = await buildah('from', '--pull-never', built.image);
    const mounted = await buildah('mount', container);
    return (await tryIt({ ...built, mounted }, folder)) ? 0 : 1;
  } catch (error) {
    process.stdout.write(`NOT   ${(error as Error).message}\n`);
    return 1;
  } finally {
    await buildah('umount', '--all').catch(() => {});
    await buildah('rm', '--all').catch(() => {});
    await tool('umount', ['--lazy', join(folder, 'storage/overlay')]).catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
}

async function timed<T>(name: string, work: () => Promise<T>) {
  const began = performance.now();
  const result = await work();
  process.stdout.write(`ok    ${name} (${Math.round((performance.now() - began) / 1000)} s)\n`);
  return result;
}
