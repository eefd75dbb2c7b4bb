#!/usr/bin/env node
// The program where it was installed and built before, and can only be read: in an image, or as a
// service. Nothing is installed or built here, and no shell or watcher stands in between: whoever
// runs it sends it its signals, sees its exit status and starts it again.
import { node, root } from './lib/install.mjs';
import { commands, GLIBC_TUNABLES, program, thrifty } from './lib/program.mjs';

const [name = 'start', ...args] = process.argv.slice(2);

if (name === 'start') become([...thrifty, root + program], { GLIBC_TUNABLES });
else if (name === 'health') process.exitCode = await health();
else if (Object.hasOwn(commands, name)) become([root + commands[name], ...args]);
else {
  const known = ['start', 'health', ...Object.keys(commands)].join(', ');
  process.stderr.write(`There is no command '${name}': choose one of ${known}.\n`);
  process.exitCode = 1;
}

/** The same process from here on: in a container the program itself is the first one. */
function become(what, env = {}) {
  const own = node();
  if (!process.execve) throw new Error(`Start it with its own Node: ${own}`);
  // How the program calls its commands when it tells somebody to use one.
  process.execve(own, [own, ...what], { ...process.env, ...env, TRAJECT_COMMAND: 'traject' });
}

/** Whether it can work, as seen from the same machine. */
async function health() {
  const { HOST, PORT } = process.env;
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? (HOST || '127.0.0.1');
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}/readyz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return answer?.ok ? 0 : 1;
}
