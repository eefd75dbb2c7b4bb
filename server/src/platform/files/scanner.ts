import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { unprocessable } from '../http/errors.ts';
import type { Log } from '../program/jobs.ts';
import type { Settings } from '../program/settings.ts';
import { NotScanned, pingClamd, scanBytes, type Verdict } from './clamd.ts';
import { type Received, shown } from './receive.ts';

export type Scanner = ReturnType<typeof createScanner>;

/** What was stored already may take longer than somebody who waits for an answer. */
const patience = 8;

/** Looks for viruses with clamd. */
function createScanner(clamd: string, { seconds, log }: { seconds: number; log: Log }) {
  return {
    /** An upload in which a virus is found is refused; one that cannot be looked at now waits. */
    async check(received: Received) {
      if (received.scan !== undefined) return;
      const verdict = await scanBytes(clamd, createReadStream(received.path), seconds).catch(
        (error) => later(log, error),
      );
      if (verdict?.virus) {
        const { sha256, size } = received;
        log.warn({ virus: verdict.virus, sha256, size }, 'scanning: an upload was refused');
        throw infected(received.name, verdict.virus);
      }
      received.scan = verdict ? 'clean' : 'waiting';
    },

    /** Of what waits; nothing where it has to wait longer. */
    scan: (bytes: Readable): Promise<Verdict | undefined> =>
      scanBytes(clamd, bytes, seconds * patience).catch((error) => later(log, error)),

    isThere: async () => 'version' in (await pingClamd(clamd)),
  };
}

export const openScanner = ({ CLAMD, CLAMD_SECONDS }: Settings, log: Log) =>
  CLAMD ? createScanner(CLAMD, { seconds: CLAMD_SECONDS, log }) : undefined;

function later(log: Log, error: unknown): undefined {
  if (!(error instanceof NotScanned)) throw error;
  log.warn({ why: error.message }, 'scanning: a file could not be scanned, and waits');
}

/** The sender is told that there is one, and the log which. */
const infected = (name: string, virus: string) =>
  Object.assign(unprocessable('file.infected', { name: shown(name) }), {
    isRefusal: true,
    noted: { virus },
  });

/** What waits, or has a virus, is opened by nobody. */
export function refuseUnclean(scan: string | null) {
  if (scan === 'waiting') throw unprocessable('file.waiting');
  if (scan === 'infected') throw unprocessable('file.virus');
}

export const isClosed = (scan: string | null) => scan === 'waiting' || scan === 'infected';
