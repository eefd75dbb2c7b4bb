import type { Endpoint } from '@traject/contract/common/endpoint';
import { recordTypeOf } from '@traject/contract/common/fields';
import { type RecordType, recordTypes } from '@traject/contract/common/recordTypes';
import { contract } from '@traject/contract/index';
import type * as z from 'zod/mini';

type Meaning = Record<string, RecordType | undefined>;

const meaningOf = ({ about, params }: Endpoint): Meaning => ({
  ...Object.fromEntries(
    Object.entries((params as z.ZodMiniObject).shape).map(([key, id]) => [key, recordTypeOf(id)]),
  ),
  ...(about && { id: about }),
});

/** For each call, what kind of record each id in its event refers to. */
const meanings = new Map<string, Meaning>(
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${feature}.${name}`, meaningOf(call)] as const),
  ),
);
const ofParties = new Set(
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([name, { access }]) =>
      access === 'party' ? [`${feature}.${name}`] : [],
    ),
  ),
);
/** What only a client or an employer does, on their own page. */
export const isOfParty = (action: string) => ofParties.has(action);

/** From a command, not a call. */
for (const act of ['makeAdmin', 'recover', 'nameOperator', 'dismissOperator'])
  meanings.set(`people.${act}`, { id: 'person' });
/** From a job, which finds them later. */
meanings.set('files.infected', { trajectoryId: 'trajectory', student_id: 'student' });

/** Ids that a handler, a job or a command may add, under the same name or that of a column. */
const anywhere: Meaning = { client_id: 'client', student_id: 'student', mail_id: 'mail' };
for (const meaning of meanings.values())
  for (const [key, type] of Object.entries(meaning))
    anywhere[key] = key in anywhere && anywhere[key] !== type ? undefined : type;

export type Pair = { type: RecordType; id: number };

/** What an event was about, from the ids it kept: each record once, the widest first. */
export function pairsOf(action: string, record: Record<string, unknown>): Pair[] {
  const pairs = Object.entries(record).flatMap(([key, value]): Pair[] => {
    const type = typeOf(action, key);
    const id = Number(value);
    return type && Number.isSafeInteger(id) && id > 0 ? [{ type, id }] : [];
  });
  return pairs
    .filter(
      ({ type, id }, at) => pairs.findIndex((one) => one.type === type && one.id === id) === at,
    )
    .sort((a, b) => recordTypes.indexOf(a.type) - recordTypes.indexOf(b.type));
}

const typeOf = (action: string, key: string) => meanings.get(action)?.[key] ?? anywhere[key];

/** The names under which events keep the id of such a record, with the calls that use them so. */
export const keysOf = (type: RecordType) =>
  Object.keys(anywhere).flatMap((key) => {
    const actions = [...meanings.keys()].filter((action) => typeOf(action, key) === type);
    return actions.length > 0 ? [{ key, actions }] : [];
  });

const largestId = 2_147_483_647;

/** Whether the database can be asked for it. */
export const isStoredId = (id: unknown): id is number =>
  Number.isInteger(id) && Math.abs(id as number) <= largestId;
