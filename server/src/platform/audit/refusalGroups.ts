import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../program/clock.ts';
import { addressFor } from './points.ts';
import { endOf, keyOf, quarterOf } from './quarters.ts';

export type Refusal = {
  action: string;
  status: number;
  /** The account that was refused, or whose address somebody tried to sign in with. */
  account_id: number | undefined;
  /** Of a party on its own page, which has no account. */
  organisation_id?: number | undefined;
  /** Where the call came from, which also tells strangers apart. */
  address: string;
  session?: string | undefined;
  device?: string | null;
  record: Record<string, string>;
  request_id: string;
};

/** As it is stored: each key once. */
export type RefusalRow = Omit<Refusal, 'address' | 'record'> & {
  address: string | null;
  key: string;
  ends_at: Date;
  record: Record<string, string | number>;
};

/** Calls from a thousand addresses must not flood the log: beyond this many they count as one. */
const mostStrangers = 100;
export const mostGroups = 10_000;

/** Groups identical refusals within a quarter of an hour. */
export function createRefusalGroups(clock: Clock) {
  const process = randomUUID();
  const strangers = new Set<string>();
  const groups = new Map<string, { first: Omit<RefusalRow, 'key'>; count: number }>();
  let quarter = quarterOf(clock);

  return {
    isOver: () => quarterOf(clock) !== quarter,
    endsIn: () => Math.max(0, endOf(quarter).getTime() - clock().getTime()),

    /** The row to store if this refusal is the first of its group. */
    add(refusal: Refusal): RefusalRow[] {
      const { organisation_id, account_id, action, status, session } = refusal;
      const where = session ?? strangerOf(strangers, refusal.address);
      const name = JSON.stringify([account_id, where, organisation_id, action, status]);
      const group = groups.get(name);
      if (group) group.count += 1;
      if (group || groups.size >= mostGroups) return [];
      const first = { ...fromWhere(refusal, where), ends_at: endOf(quarter) };
      groups.set(name, { first, count: 1 });
      return [{ ...first, key: keyOf(quarter, [name]) }];
    },

    /** The size of each group that has more than the one refusal already stored. */
    close(): RefusalRow[] {
      const rows = [...groups].flatMap(([name, { first, count }]) => {
        const key = keyOf(quarter, [name, process]);
        return count > 1 ? [{ ...first, key, record: { ...first.record, count } }] : [];
      });
      groups.clear();
      strangers.clear();
      quarter = quarterOf(clock);
      return rows;
    },
  };
}

const others = 'others';

/** Those who count as one have no address. */
const fromWhere = ({ address, ...refusal }: Refusal, where: string) => ({
  ...refusal,
  address: where === others ? null : addressFor(address),
});

function strangerOf(strangers: Set<string>, address: string) {
  const word = createHash('sha256').update(address).digest('base64url');
  if (!strangers.has(word) && strangers.size >= mostStrangers) return others;
  strangers.add(word);
  return word;
}
