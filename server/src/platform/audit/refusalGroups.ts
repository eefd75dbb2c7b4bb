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

/**
 * Calls from a thousand addresses, or in as many sessions, must not flood the log: of one account,
 * and of everybody without one, those beyond this many count as if they came from one place.
 */
const mostOfOne = 100;
export const mostGroups = 10_000;

type Group = { first: Omit<RefusalRow, 'key'>; count: number };

/** Groups identical refusals within a quarter of an hour. */
export function createRefusalGroups(clock: Clock) {
  const process = randomUUID();
  const groups = new Map<string, Group>();
  const sizes = new Map<string, number>();
  let quarter = quarterOf(clock);

  return {
    isOver: () => quarterOf(clock) !== quarter,
    endsIn: () => Math.max(0, endOf(quarter).getTime() - clock().getTime()),

    /** The row to store if this refusal is the first of its group. */
    add(refusal: Refusal): RefusalRow[] {
      const whose = JSON.stringify([refusal.account_id, refusal.organisation_id]);
      const own = nameOf(whose, wordOf(refusal), refusal);
      const isOther = (sizes.get(whose) ?? 0) >= mostOfOne && !groups.has(own);
      const name = isOther ? nameOf(whose, others, refusal) : own;
      const group = groups.get(name);
      if (group) group.count += 1;
      if (group || groups.size >= mostGroups) return [];
      const first = { ...fromWhere(refusal, isOther), ends_at: endOf(quarter) };
      groups.set(name, { first, count: 1 });
      sizes.set(whose, (sizes.get(whose) ?? 0) + 1);
      return [{ ...first, key: keyOf(quarter, [name]) }];
    },

    /** The size of each group that has more than the one refusal already stored. */
    close(): RefusalRow[] {
      const rows = [...groups].flatMap(([name, group]) => totalOf(group, [quarter, name, process]));
      groups.clear();
      sizes.clear();
      quarter = quarterOf(clock);
      return rows;
    },
  };
}

function totalOf({ first, count }: Group, [quarter, ...parts]: [number, ...string[]]) {
  const record = { ...first.record, count };
  return count > 1 ? [{ ...first, key: keyOf(quarter, parts), record }] : [];
}

const nameOf = (whose: string, where: string, { action, status }: Refusal) =>
  JSON.stringify([whose, where, action, status]);

const others = 'others';

/** Those who count as one are nowhere. */
const fromWhere = ({ address, session, device = null, ...refusal }: Refusal, isOther: boolean) =>
  isOther
    ? { ...refusal, device: null, address: null }
    : { ...refusal, session, device, address: addressFor(address) };

const wordOf = ({ session = '', address }: Refusal) =>
  createHash('sha256').update(`${session} ${address}`).digest('base64url');
