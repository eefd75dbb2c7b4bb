import { parentPort } from 'node:worker_threads';
import type { AppError } from '../http/errors.ts';

export type Order = { script: string; asked: unknown };
export type Outcome =
  | { kind: 'read'; value: unknown }
  | { kind: 'refused'; status: number; messages: AppError['messages'] };

parentPort?.on('message', async ({ script, asked }: Order) => {
  parentPort?.postMessage(await outcomeOf(script, asked));
});

async function outcomeOf(script: string, asked: unknown): Promise<Outcome> {
  const { read } = (await import(script)) as { read: (asked: unknown) => Promise<unknown> };
  try {
    return { kind: 'read', value: await read(asked) };
  } catch (error) {
    // Loaded only now: with all its texts it takes longer than most files do.
    const { AppError } = await import('../http/errors.ts');
    // A message for the sender of the file is passed on; anything else ends this thread.
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', status: error.status, messages: error.messages };
  }
}
