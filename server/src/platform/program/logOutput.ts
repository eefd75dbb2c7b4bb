import { constants, openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { DestinationStream } from 'pino';

/** What waits for a log that cannot be written; beyond it lines are lost. */
const mostBytes = 1024 * 1024;
const tryAgainAfter = 50;

/**
 * Lines to a file, a pipe or a terminal. When its disk is full or nobody reads it, the program goes
 * on: what fits waits, the rest is lost and counted, and it is tried again now and then.
 */
export function logTo(fd: number): DestinationStream & { flush: () => void } {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;

  const add = (line: string) => {
    const chunk = Buffer.from(line);
    waiting.push(chunk);
    bytes += chunk.length;
  };
  const flush = () => {
    let rest = Buffer.concat(waiting);
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
    } catch {
      timer ??= setTimeout(later, tryAgainAfter).unref();
    }
    waiting = [rest];
    bytes = rest.length;
  };
  const later = () => {
    timer = undefined;
    if (lost > 0 && bytes < mostBytes) {
      const line = {
        level: 40,
        time: new Date().toISOString(),
        lost,
        msg: 'lines of the log lost',
      };
      add(`${JSON.stringify(line)}\n`);
      lost = 0;
    }
    flush();
  };

  return {
    write(line) {
      if (bytes < mostBytes) add(line);
      else lost++;
      if (!timer) flush();
    },
    flush,
  };
}

/**
 * A terminal that is held up, by Ctrl-S or a line that broke, would hold up whoever writes to it. Who
 * opens it for themselves may say that they do not wait; a pipe is opened so by Node.
 */
export function withoutWaiting(fd: number) {
  const { O_WRONLY, O_NOCTTY, O_NONBLOCK } = constants;
  try {
    return isatty(fd) ? openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NOCTTY | O_NONBLOCK) : fd;
  } catch {
    return fd;
  }
}

/** What else writes there, such as a warning of Node itself, is no reason to stop either. */
export function stayWithoutOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
