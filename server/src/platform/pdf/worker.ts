import { parentPort, workerData } from 'node:worker_threads';
import { unprintable, withStandIns } from './fonts.ts';
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
  const printed = characters.length > 0 ? withoutLost(data, characters) : data;
  if (!printed) return { kind: 'unprintable', characters } as const;
  const { pdf, errors } = typst.compile(template, printed);
  if (pdf) return { kind: 'pdf', bytes: pdf } as const;
  return { kind: 'impossible', why: errors.join('; ') } as const;
}

/** A document that must be made, whatever people wrote in it, says what stands for what is lost. */
const withoutLost = (data: object, characters: string[]) =>
  'stand_in' in data && typeof data.stand_in === 'string'
    ? { ...withStandIns(data, characters, data.stand_in), has_stand_ins: true }
    : undefined;
