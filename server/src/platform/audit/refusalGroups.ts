import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../program/clock.ts';
import { endOf, keyOf, quarterOf } from './quarters.ts';

export type Refusal = {
  action: string;
  status: number;
  /** Who was refused, or with whose address somebody tried to come in. */
  account_id: number | undefined;
  /** From where, which tells strangers apart; it is not kept. */
  address: string;
  record: Record<string, string>;
  request_id: string;
};

/** As it is written down: each key once. */
export type RefusalRow = Omit<Refusal, 'address' | 'record'> & {
  key: string;
  ends_at: Date;
  record: Record<string, string | number>;
};

/** Whoever calls from a thousand addresses fills no log: beyond so many they count as one. */
const mostStrangers = 100;
export const mostHeaps = 10_000;

/** What was refused alike in a quarter of an hour lies on one heap. */
export function createHeaps(clock: Clock) {
  const process = randomUUID();
  const strangers = new Set<string>();
  const heaps = new Map<string, { first: Omit<RefusalRow, 'key'>; count: number }>();
  let quarter = quarterOf(clock);

  return {
    isOver: () => quarterOf(clock) !== quarter,
    endsIn: () => Math.max(0, endOf(quarter).getTime() - clock().getTime()),

    /** The row of one that is the first on its heap. */
    add({ address, ...refusal }: Refusal): RefusalRow[] {
      const who = refusal.account_id ?? strangerOf(strangers, address);
      const name = JSON.stringify([who, refusal.action, refusal.status]);
      const heap = heaps.get(name);
      if (heap) heap.count += 1;
      if (heap || heaps.size >= mostHeaps) return [];
      const first = { ...refusal, ends_at: endOf(quarter) };
      heaps.set(name, { first, count: 1 });
      return [{ ...first, key: keyOf(quarter, [name]) }];
    },

    /** How many there were on each heap, where there was more than the one that was written. */
    close(): RefusalRow[] {
      const rows = [...heaps].flatMap(([name, { first, count }]) => {
        const key = keyOf(quarter, [name, process]);
        return count > 1 ? [{ ...first, key, record: { ...first.record, count } }] : [];
      });
      heaps.clear();
      strangers.clear();
      quarter = quarterOf(clock);
      return rows;
    },
  };
}

function strangerOf(strangers: Set<string>, address: string) {
  const word = createHash('sha256').update(address).digest('base64url');
  if (!strangers.has(word) && strangers.size >= mostStrangers) return 'others';
  strangers.add(word);
  return word;
}
