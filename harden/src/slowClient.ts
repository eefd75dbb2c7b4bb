import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from './check.ts';
import { install } from './installation.ts';
import { callWithoutEnd, usualCalls } from './outage.ts';

const each = 100;
const mostSeconds = 180;

/**
 * A client that sends a character a second holds a connection, but not forever and not another's.
 */
export const slowClient: Check = {
  name: 'faults: slow clients',
  goal: `${2 * each} of them, each connection ended within ${mostSeconds} s, others served meanwhile`,
  async run() {
    const installation = await install();
    const staff = await installation.as('counselor');
    const port = Number(new URL(installation.url()).port);
    const stop = callWithoutEnd(usualCalls(staff, installation.anyone));
    const began = performance.now();
    const sockets = [...crowd(port, slowHeaders), ...crowd(port, slowBody)];
    const ended = await Promise.race([Promise.all(sockets), pause(mostSeconds * 1000)]);
    const seconds = Math.round((performance.now() - began) / 1000);
    const seen = await stop();
    const failed = seen.filter(({ status }) => status === 0 || status >= 500);
    await installation.stop();
    return {
      figure: `${ended ? 'all' : 'not all'} ended after ${seconds} s, ${seen.length} others served, ${failed.length} not`,
      isReached: ended !== undefined && failed.length === 0,
    };
  },
};

const slowHeaders = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: ';
const slowBody =
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{';

const crowd = (port: number, opening: string) =>
  Array.from({ length: each }, () => dawdle(connect(port, '127.0.0.1'), opening));

async function dawdle(socket: Socket, opening: string) {
  socket.on('error', () => {}).resume();
  socket.write(opening);
  const timer = setInterval(() => socket.write('a'), 1000);
  await once(socket, 'close');
  clearInterval(timer);
}
