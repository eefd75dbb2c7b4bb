import { parentPort, workerData } from 'node:worker_threads';
import { unprintable } from './fonts.ts';
import { openTypst } from './typst.ts';

export type Order = { template: string; data: object };
export type Outcome =
  | { kind: 'pdf'; bytes: Uint8Array<ArrayBuffer>; memory: number }
  | { kind: 'unprintable'; characters: string[]; memory: number }
  | { kind: 'impossible'; why: string; memory: number };

const typst = await openTypst(workerData as Record<string, string>);

parentPort?.on('message', ({ template, data }: Order) => {
  const outcome = { ...made(template, data), memory: typst.memory() };
  parentPort?.postMessage(outcome, outcome.kind === 'pdf' ? [outcome.bytes.buffer] : []);
});

function made(template: string, data: object) {
  const characters = unprintable(data, typst.characters);
  if (characters.length > 0) return { kind: 'unprintable', characters } as const;
  const { pdf, errors } = typst.compile(template, data);
  if (pdf) return { kind: 'pdf', bytes: pdf } as const;
  return { kind: 'impossible', why: errors.join('; ') } as const;
}
