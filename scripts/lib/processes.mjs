import { spawn } from 'node:child_process';
import { node, root } from './install.mjs';

const env = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled` };

// A signal to npm ends npm and the shell in between, and tells this process nothing else. It may
// come while the program is still being built, so the parent is recorded at the very start.
const parent = process.ppid;

/** Runs a program of Node 24 in the foreground and passes on the signals that this one gets. */
export const run = async (args, options = {}) => {
  const { code, signal } = await follow(args, options);
  return signal ? 1 : code;
};

/** The same, alongside others: its output is returned instead of printed. */
export const capture = async (args, options = {}) => {
  const chunks = [];
  const stdio = ['ignore', 'pipe', 'pipe'];
  const hear = (chunk) => chunks.push(chunk);
  const { code, signal } = await follow(args, { ...options, stdio, hear });
  return { code: signal ? 1 : code, output: Buffer.concat(chunks).toString() };
};

/** The same, and says how it ended: whether somebody stopped it, and its last output. */
export function follow(args, options = {}) {
  const child = spawn(node(), args, {
    cwd: root,
    stdio: options.stdio ?? 'inherit',
    env: { ...process.env, ...env, ...options.env },
  });
  const ending = { isTold: false, said: [] };
  const pass = (signal) => {
    ending.isTold = true;
    child.kill(signal);
  };
  const ignore = () => {
    ending.isTold = true;
  };
  child.on('message', (message) => ending.said.push(message));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', options.hear);
  process.on('SIGTERM', pass);
  process.on('SIGHUP', pass);
  // Ctrl-C reaches the child by itself; this process only has to wait for it.
  process.on('SIGINT', ignore);
  const orphaned = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 300);
  return new Promise((resolve) =>
    child.on('close', (code, signal) => {
      for (const name of ['SIGTERM', 'SIGHUP']) process.off(name, pass);
      process.off('SIGINT', ignore);
      clearInterval(orphaned);
      resolve({ ...ending, code, signal });
    }),
  );
}

export const bin = {
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  playwright: 'node_modules/@playwright/test/cli.js',
};
