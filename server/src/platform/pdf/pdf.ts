import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { firstLanguage } from '@traject/contract/common/languages';
import { type Documents, layouts } from '../../layouts.ts';
import { texts } from '../../texts.ts';
import { AppError, unprocessable } from '../http/errors.ts';
import { serverFolder } from '../program/folders.ts';
import type { Log } from '../program/jobs.ts';
import { limitPerPerson } from '../program/limitPerPerson.ts';
import { type Asker, createPool, JobTooHeavy, PoolFull } from '../program/threadPool.ts';
import { createFailureCache } from './failureCache.ts';
import type { Letter } from './letter.ts';
import { mostWeight, weightOf } from './weight.ts';
import type { Order, Outcome } from './worker.ts';

export type Pdf = ReturnType<typeof createPdf>;

const megabyte = 1024 * 1024;

const usual = {
  workers: Math.min(4, Math.max(1, availableParallelism() - 1)),
  queue: 50,
  seconds: 8,
  idleSeconds: 300,
};

/** Documents as real PDFs, made in separate threads, so that no request waits for another's. */
export function createPdf({ log, ...limits }: { log: Log } & Partial<typeof usual>) {
  const options = {
    script: new URL('src/platform/pdf/worker.ts', serverFolder),
    workerData: readLayouts(),
    ...usual,
    ...limits,
    // It remembers every text it has typeset; a thread that holds too much of that is replaced.
    isSpent: ({ memory }: { memory: number }) => memory > 96 * megabyte,
  };
  const pool = createPool<Order, Outcome>(options);
  // Hundreds of answers and pieces take long: portfolios have a thread of their own.
  const portfolios = createPool<Order, Outcome>({ ...options, workers: 1 });

  const poolOf = (template: keyof Documents) => (template === 'portfolio' ? portfolios : pool);

  const fairly = limitPerPerson(mostPerPerson);
  const heavyOnes = createFailureCache();

  /**
   * `by` is the account that asks: nobody's heavy documents hold up all the others'. What has to be
   * made one day or another may be given more `seconds`.
   */
  const render = async <T extends keyof Documents>(
    template: T,
    data: Documents[T],
    by: Asker,
    seconds?: number,
  ) => {
    const { of } = texts[data.language].words.platform;
    const order = { template, data: { ...data, of } };
    const isHeavy = 'blocks' in data && weightOf(data.blocks) > mostWeight;
    if (isHeavy || heavyOnes.has(order)) throw unprocessable('pdf.too_heavy');
    const outcome = await fairly(by, () => poolOf(template).run(order, by, seconds)).catch(
      (error) => {
        if (error instanceof JobTooHeavy) heavyOnes.add(order);
        return refuse(log, error);
      },
    );
    if (outcome.kind === 'pdf') return Buffer.from(outcome.bytes.buffer);
    if (outcome.kind === 'unprintable')
      throw unprocessable('pdf.characters', {
        characters: outcome.characters.slice(0, 10).join(' '),
      });
    log.warn({ why: outcome.why }, 'pdf: this cannot be set');
    throw unprocessable('pdf.impossible');
  };

  return {
    render,
    /**
     * The first page costs a second of loading; somebody who sees it coming can have that done
     * before.
     */
    async warm() {
      if (pool.threads() === 0) await render('letter', firstLetter, 0).catch(() => {});
    },
    pending: () => pool.pending() + portfolios.pending(),
    close: () => Promise.all([pool.close(), portfolios.close()]),
  };
}

const mostPerPerson = 2;

const readLayouts = () =>
  Object.fromEntries(
    Object.entries(layouts).map(([name, path]) => [
      name,
      readFileSync(new URL(path, serverFolder), 'utf8'),
    ]),
  );

function refuse(log: Log, error: Error): never {
  if (error instanceof PoolFull) throw new AppError(503, [{ key: 'pdf.busy' }], 5);
  log.warn({ why: error.message }, 'pdf: a thread was lost');
  throw unprocessable('pdf.too_heavy');
}

const firstLetter: Letter = {
  title: 'Traject',
  language: firstLanguage,
  letterhead: { name: 'Traject', lines: [] },
  blocks: [{ type: 'p', inlines: [{ text: 'Traject' }] }],
};
