import { readFileSync } from 'node:fs';
import type { Server } from 'node:net';

/** The rest is for the database, files and other machines, of which a call may use one each. */
const share = 0.5;

/** How many files and connections this process may have open; nothing where nobody limits it. */
function mostOpenFiles(limits: string) {
  const [, most] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  return most === undefined ? undefined : Number(most);
}

/** Only Linux tells. */
function limitsOfProcess() {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** Whoever comes when all are taken is turned away, so that those who are in can be served. */
export function limitConnections(server: Server, limits = limitsOfProcess()) {
  const most = mostOpenFiles(limits);
  if (most !== undefined) server.maxConnections = Math.max(1, Math.floor(most * share));
}
