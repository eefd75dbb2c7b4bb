import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { ensureDebian, folder, temporary, whyNoDebian } from './debian.ts';
import { tryAll } from './tryAll.ts';

const inside = '--inside';
const reason = whyNoDebian();
process.exitCode = process.argv.includes(inside) ? await tryAll() : await tryApart();
process.exit();

/** In namespaces of its own, which end with everything in them when this process does. */
async function tryApart() {
  if (reason) {
    process.stdout.write(`Skipped, since ${reason}.\n`);
    return 0;
  }
  mkdirSync(folder, { recursive: true });
  await ensureDebian();
  const apart = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  // A shell as process 1: it takes leave of whoever ends without a parent.
  const command = ['sh', '-c', '"$@"; exit $?', 'sh', process.execPath, ...process.argv.slice(1)];
  const child = spawn('unshare', [...apart, ...command, inside], {
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: temporary },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill('SIGKILL'));
  const [code] = await once(child, 'exit');
  return (code as number | null) ?? 1;
}
