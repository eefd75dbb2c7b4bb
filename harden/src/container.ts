import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@traject/server/src/testing/program.ts';
import { until } from './installation.ts';

const { pathname: main } = new URL('../../server/src/main.ts', import.meta.url);

/** With its own pids and shared memory, as in a container; the files are the machine's. */
const apart = ['--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'];
const asOurselves = process.getuid?.() === 0 ? [] : ['--user', '--map-current-user'];

/** The first line it reads kills the program, the second the container with everything in it. */
const script = '"$@" < /dev/null & program=$!; read line; kill -9 $program; read line';

const quiet = { LOG_LEVEL: 'error', TRUST_PROXY: 'loopback', NODE_ENV: '' };

/** The program as it would be started in a container on that folder. */
export async function startContainer(DATA_DIR: string) {
  const port = String(await freePort());
  const env = { ...process.env, DATA_DIR, PORT: port, ...quiet };
  const child = spawn(
    'unshare',
    [...asOurselves, ...apart, 'sh', '-c', script, 'sh', process.execPath, main],
    { env },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  const gone = once(child, 'exit');
  const isOver = async () => text.includes('is ready') || /^\S.*\.$/m.test(text);
  if (!(await until(isOver, 120))) throw new Error(`It neither started nor refused: ${text}`);
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => text.trim(),
    isReady: () => text.includes('is ready'),
    killProgram: () => child.stdin.write('\n'),
    async end() {
      child.stdin.end('\n\n');
      await gone;
    },
  };
}
