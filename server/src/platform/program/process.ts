import type { FastifyInstance } from 'fastify';
import { demoAccounts, demoPassword } from '../../demo/accounts.ts';
import { noConnectionLeft, tooManyClients } from '../database/reachable.ts';
import type { Log } from './jobs.ts';
import type { Settings } from './settings.ts';
import { toRun } from './toRun.ts';

/** How long calls get to end; after that, anyone still sending is cut off. */
const forCalls = 3000;
/** For everything: what still hangs is abandoned, and our own database is told to stop last. */
export const forAll = 12_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isListening = false;

/**
 * Until something else listens, a signal ends it here: otherwise it would end without 'exit', and
 * the first process of a container would not even notice.
 */
export function leaveOnSignal() {
  if (isListening) return;
  isListening = true;
  const leave = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) === 1) process.exit(1);
  };
  for (const signal of signals) process.on(signal, leave);
}

/** Resolves at the first signal to stop. */
export const untilStopped = (log: Log) =>
  new Promise<void>((resolve) => {
    const stop = (signal: string) => {
      log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), forAll).unref();
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });

/** Takes no more calls, and waits for those in progress. */
export async function closeServer(app: FastifyInstance) {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), forCalls);
  await app.close();
  clearTimeout(cutOff);
}

/** One sentence for the person who started it; where it happened only helps a developer. */
export function sayAndExit(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(
    `\n${process.env.LOG_LEVEL === 'debug' ? stack : inWords(error, message)}\n`,
  );
  process.exit(1);
}

function inWords(error: unknown, message: string) {
  const { code, port, path } = error as { code?: string; port?: number; path?: string };
  if (code === tooManyClients) return noConnectionLeft;
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another one.`;
  if (code === 'ENOENT' && path)
    return `There is no such file or folder: ${path}. Make its folder first, or name another one.`;
  return message || `Traject could not start (${code ?? 'unknown reason'}).`;
}

/** Progress before anything is ready; not part of what a command prints. */
export const sayProgress = (line: string) => void process.stderr.write(`${line}\n`);

type Welcome = { publicUrl: string; demo: boolean; settings: Settings; hasAdmin: boolean };

/** What a person at the terminal needs to go on. */
export function welcome({ publicUrl, demo, settings, hasAdmin }: Welcome) {
  const lines = [`Traject is ready: ${publicUrl}`];
  if (!hasAdmin) lines.push(`There is no administrator yet: ${toRun('admin', 'EMAIL')}`);
  if (demo) {
    lines.push(`Demo accounts, all with the password ${demoPassword}:`);
    lines.push(...demoAccounts.map(({ email, type }) => `  ${email.padEnd(26)} ${type}`));
    if (!settings.SMTP_URL)
      lines.push(`Mails are not sent; staff read them at ${publicUrl}/outbox`);
  } else if (!settings.SMTP_URL) lines.push('SMTP_URL is not set: mails wait and are not sent.');
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
