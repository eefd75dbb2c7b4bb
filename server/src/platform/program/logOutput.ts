import { constants, openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { DestinationStream } from 'pino';

/** The buffer for a log that cannot be written; beyond it, lines are lost. */
const mostBytes = 1024 * 1024;
const retryAfter = 50;

/**
 * Lines to a file, a pipe or a terminal. When the disk is full or nobody reads the pipe, the
 * program carries on: what fits is buffered, the rest is dropped and counted, and writing is
 * retried.
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
      timer ??= setTimeout(retry, retryAfter).unref();
    }
    waiting = [rest];
    bytes = rest.length;
  };
  const retry = () => {
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
 * A terminal that is paused, by Ctrl-S or a broken connection, would block whoever writes to it.
 * Opened again it can be made non-blocking; a pipe already is, thanks to Node.
 */
export function nonBlocking(fd: number) {
  const { O_WRONLY, O_NOCTTY, O_NONBLOCK } = constants;
  try {
    return isatty(fd) ? openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NOCTTY | O_NONBLOCK) : fd;
  } catch {
    return fd;
  }
}

/** Other writers, such as Node's own warnings, are no reason to stop either. */
export function ignoreOutputErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
