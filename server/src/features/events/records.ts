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

/** By call, what each number that its event keeps is the number of. */
const meanings = new Map<string, Meaning>(
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${feature}.${name}`, meaningOf(call)] as const),
  ),
);
/** A command's, and no call. */
meanings.set('people.makeAdmin', { id: 'person' });

/** What a handler, a job or a command may add: by the same name, or by that of a column. */
const anywhere: Meaning = { client_id: 'client', mail_id: 'mail' };
for (const meaning of meanings.values())
  for (const [key, type] of Object.entries(meaning))
    anywhere[key] = key in anywhere && anywhere[key] !== type ? undefined : type;

export type Pair = { type: RecordType; id: number };

/** What an event was about, from what it kept: each thing once, the widest first. */
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

/** Under which names an event keeps the number of such a thing, and which calls mean it by that. */
export const keysOf = (type: RecordType) =>
  Object.keys(anywhere).flatMap((key) => {
    const actions = [...meanings.keys()].filter((action) => typeOf(action, key) === type);
    return actions.length > 0 ? [{ key, actions }] : [];
  });
