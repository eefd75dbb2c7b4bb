import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { AppError } from '@traject/server/src/platform/http/errors.ts';
import { createPdf } from '@traject/server/src/platform/pdf/pdf.ts';
import type { Check } from './check.ts';
import { createRandom } from './random.ts';

const rounds = 20;
const log = { info() {}, warn() {}, error() {} };

/** A document of several pages, long enough to be interrupted. */
const letter = {
  title: 'Proef',
  language: 'nl' as const,
  letterhead: { name: 'Traject', lines: [] },
  blocks: Array.from({ length: 40 }, (_, index) => ({
    type: 'p' as const,
    inlines: [{ text: `Alinea ${index} van een lange brief. `.repeat(5) }],
  })),
};

export const pdfThread: Check = {
  name: 'faults: a PDF thread is killed',
  goal: `${rounds} times: that person gets 422, the next gets the PDF`,
  async run({ seed }) {
    const random = createRandom(seed);
    const threads = new Set<Worker>();
    const keep = (worker: Worker) => void threads.add(worker);
    process.on('worker', keep);
    const pdf = createPdf({ log });
    const found = { lost: 0, unharmed: 0, wrong: [] as string[] };
    for (let round = 0; round < rounds; round++) {
      const outcome = pdf.render('letter', letter, 1).catch((error: unknown) => error);
      await pause(random.between(0, 60));
      await Promise.all([...threads].map((thread) => thread.terminate()));
      threads.clear();
      const first = await outcome;
      if (Buffer.isBuffer(first)) found.unharmed++;
      else if (first instanceof AppError && first.status === 422) found.lost++;
      else found.wrong.push(`round ${round}: ${String(first)}`);
      const next = await pdf.render('letter', letter, 1).catch((error: unknown) => String(error));
      if (!Buffer.isBuffer(next)) found.wrong.push(`round ${round}, the next: ${next}`);
    }
    process.off('worker', keep);
    await pdf.close();
    return {
      figure: `${found.lost} lost their PDF with 422, ${found.unharmed} had it already, ${found.wrong.length} otherwise`,
      isReached: found.wrong.length === 0 && found.lost > 0,
      shortfalls: found.wrong,
    };
  },
};
