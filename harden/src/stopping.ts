import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from './check.ts';
import { type Installation, install, until } from './installation.ts';
import { databaseProcesses } from './outage.ts';

const senders = 100;
const mostSeconds = 15;

/** Told to stop while a crowd is still sending; and again while its database hangs. */
export const stopping: Check = {
  name: 'faults: told to stop',
  goal: `with ${senders} slow senders, and with a database that hangs: ended within ${mostSeconds} s, and the database with it`,
  async run() {
    const installation = await install();
    const busy = await stopBusy(installation);
    await installation.startAgain();
    const hanging = await stopHanging(installation);
    return {
      figure: `${busy.seconds} s with slow senders, ${hanging.seconds} s with a database that hangs`,
      isReached: [busy, hanging].every(({ seconds, wrong }) => seconds <= mostSeconds && !wrong),
      shortfalls: [busy, hanging].flatMap(({ wrong }) => wrong ?? []),
    };
  },
};

async function stopBusy(installation: Installation) {
  const port = Number(new URL(installation.url()).port);
  const sockets = Array.from({ length: senders }, () => {
    const socket = connect(port, '127.0.0.1')
      .on('error', () => {})
      .resume();
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{');
    const timer = setInterval(() => socket.write('a'), 500);
    return socket.once('close', () => clearInterval(timer));
  });
  await pause(1000);
  const database = await installation.databasePid();
  const seconds = await secondsToStop(installation);
  for (const socket of sockets) socket.destroy();
  const wrong = isAlive(database) ? 'the database still runs after slow senders' : undefined;
  return { seconds, wrong };
}

async function stopHanging(installation: Installation) {
  const pids = await databaseProcesses(installation);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  const seconds = await secondsToStop(installation);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
  const isGone = await until(async () => !pids.some(isAlive), 30);
  return { seconds, wrong: isGone ? undefined : 'the database that hung still runs' };
}

async function secondsToStop(installation: Installation) {
  const began = performance.now();
  await installation.stop();
  return Math.round((performance.now() - began) / 1000);
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
