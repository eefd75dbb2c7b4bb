import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './install.mjs';
import { bin, run } from './processes.mjs';

const shared = ['contract/src', 'package-lock.json'];
const web = {
  name: 'web',
  dist: `${root}web/dist`,
  sources: [
    'web/src',
    'web/index.html',
    'web/link.html',
    'web/mine.html',
    'web/mineWorker.js',
    'web/vite.config.ts',
    'web/vite.link.config.ts',
    'web/vite.worker.ts',
    'web/vite.chunks.ts',
    'web/vite.contract.ts',
    'web/vite.pdf.ts',
    'web/vite.unused.ts',
    ...shared,
  ],
  // The second adds to what the first has made.
  configs: ['vite.config.ts', 'vite.link.config.ts'],
  finish: compressAll,
};
const server = {
  name: 'server',
  dist: `${root}server/dist/program`,
  sources: ['server/src', 'server/vite.config.ts', ...shared],
  configs: ['vite.config.ts'],
};

/** Builds the web and the server, each if its sources changed since the last build. */
export async function ensureBuilt() {
  for (const part of [web, server]) await build(part);
}

async function build({ name, dist, sources, configs, finish }) {
  const stamp = `${dist}/.built`;
  const wanted = hashOf(sources.map((path) => join(root, path)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write(`Building the ${name} …\n`);
  for (const config of configs) {
    const how = ['--config', join(root, name, config), '--logLevel', 'warn'];
    const code = await run([bin.vite, 'build', name, ...how]);
    if (code !== 0) throw new Error(`The ${name} could not be built; see the lines above.`);
  }
  await finish?.(dist);
  writeFileSync(stamp, wanted);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) add(join(path, name));
    else if (!/\.test\.tsx?$/.test(path))
      hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  paths.forEach(add);
  return hash.digest('hex');
}

/** Compressed once at build time, as small as possible, so that serving costs nothing. */
async function compressAll(dist) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const worthwhile = files.filter((file) => /\.(js|css|html|svg)$/.test(file));
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all(
    worthwhile.map(async (file) => {
      const path = join(dist, file);
      const bytes = readFileSync(path);
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, best));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
