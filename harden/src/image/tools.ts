import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

type How = { env?: Record<string, string>; minutes?: number };

/** Runs a tool of the machine to its end and returns what it printed; what it says is for errors. */
export async function tool(name: string, args: string[], { env = {}, minutes = 30 }: How = {}) {
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const signal = AbortSignal.timeout(minutes * 60_000);
  const child = spawn(name, args, { signal, stdio: [...stdio], env: { ...process.env, ...env } });
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const [printed, said, [code]] = await Promise.race([ended, failed]);
  if (code === 0) return printed.trim();
  throw new Error(`${name} ${args[0]} … ended with ${code}:\n${`${printed}${said}`.slice(-3000)}`);
}

export const canRun = (name: string, args: string[]) => spawnSync(name, args).status === 0;

/** Why an image cannot be made and run on this machine; nothing if it can. */
export function whyNot() {
  if (process.getuid?.() !== 0) return 'it needs root, to mount what a container has mounted';
  if (!canRun('buildah', ['--version']))
    return 'there is no buildah here (apt-get install buildah mmdebstrap)';
  if (!canRun('unshare', ['--mount', '--pid', '--fork', 'true']))
    return 'this machine does not let it make a namespace of its own';
  return undefined;
}
