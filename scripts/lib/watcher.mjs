import { setTimeout as pause } from 'node:timers/promises';
import { follow } from './processes.mjs';

const quarter = 15 * 60 * 1000;
const most = 5;

/**
 * Restarts a program that dies while working, whatever the cause. One that never became ready has
 * said why; restarting one that dies again and again would only make it worse.
 */
export async function keepRunning(args, { patience = 500, ...options } = {}) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  let deaths = [];
  for (;;) {
    const { code, signal, isTold, said } = await follow(args, { ...options, stdio });
    if (isTold || !said.includes('ready') || code === 0) return signal ? 1 : code;
    deaths = [...deaths.filter((at) => Date.now() - at < quarter), Date.now()];
    process.stderr.write(`Traject died (${signal ?? `exit ${code}`}).\n`);
    if (deaths.length > most) return 1;
    process.stderr.write('It is started again …\n');
    await pause(deaths.length * patience);
  }
}
