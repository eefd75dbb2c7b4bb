import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { canRun } from '../image/tools.ts';
import { ensureDebian, folder, temporary } from './debian.ts';
import { tryAll } from './tryAll.ts';

const inside = '--inside';
const reason = whyNot();
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

function whyNot() {
  if (process.getuid?.() !== 0) return 'it needs root, to make networks and machines of its own';
  if (!canRun('mmdebstrap', ['--version']) || !canRun('ip', ['-V']))
    return 'there is no mmdebstrap or no ip here (apt-get install mmdebstrap iproute2)';
  if (!canRun('unshare', ['--net', '--mount', '--pid', '--fork', 'true']))
    return 'this machine does not let it make a namespace of its own';
  return undefined;
}
