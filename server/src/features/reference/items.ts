import { firstLanguage } from '@traject/contract/common/languages';
import {
  mostReferenceItems,
  type ReferenceItemChange,
  type ReferenceItemInput,
} from '@traject/contract/reference';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { Key, StoredItem } from './items.queries.ts';
import * as items from './items.queries.ts';

/** An item of the organisation's own, at the end of the list. */
export async function addItem(db: Db, key: Key, input: ReferenceItemInput) {
  await items.lockLists(db, key.organisationId);
  const there = await items.listItems(db, key);
  if (there.length >= mostReferenceItems)
    throw unprocessable('reference.too_many', { most: mostReferenceItems });
  refuseDouble(there, input.name);
  const position = Math.max(0, ...there.map((item) => item.position)) + 1;
  return addOwn(db, key, { ...input, position });
}

/** The program's item stays for the others; here one of the organisation's own replaces it. */
export async function changeItem(
  db: Db,
  { itemId, ...key }: Key & { itemId: number },
  change: ReferenceItemChange,
) {
  await items.lockLists(db, key.organisationId);
  const there = await items.listItems(db, key);
  const stored = await items.getItem(db, key, itemId);
  const { archived = stored.archived, name = stored.name } = change;
  if (change.requires_custom_name !== undefined && key.list !== 'studies')
    throw wrongField('requires_custom_name', 'unknown_field');
  if (!archived)
    refuseDouble(
      there.filter(({ id }) => id !== itemId),
      name,
    );
  const id = await reworded(db, key, { stored, change });
  if (id !== itemId || archived !== stored.archived)
    await items.setPlace(db, key, id, { archived });
  return id;
}

type Changing = { stored: StoredItem; change: ReferenceItemChange };

async function reworded(db: Db, key: Key, { stored, change }: Changing) {
  const { name = stored.name } = change;
  const requires_custom_name =
    change.requires_custom_name ?? stored.requires_custom_name ?? undefined;
  const isSame =
    name === stored.name && requires_custom_name === (stored.requires_custom_name ?? undefined);
  if (isSame) return stored.id;
  if (stored.own) {
    await items.setOwn(db, key, stored.id, { name, requires_custom_name });
    return stored.id;
  }
  await items.setPlace(db, key, stored.id, { archived: true });
  const { position } = stored;
  const own = {
    name,
    position,
    ...(requires_custom_name !== undefined && { requires_custom_name }),
  };
  const id = await addOwn(db, key, own);
  await items.setPlace(db, key, id, { replaces_id: stored.id });
  return id;
}

/** All that are not archived, each once; somebody who saw an older list has to choose again. */
export async function arrangeItems(db: Db, key: Key, ids: number[]) {
  await items.lockLists(db, key.organisationId);
  const there = (await items.listItems(db, key)).filter(({ archived }) => !archived);
  const isWhole =
    ids.length === there.length && there.every(({ id }) => ids.includes(id)) && !hasDouble(ids);
  if (!isWhole) throw unprocessable('reference.other_items');
  for (const [index, id] of ids.entries())
    await items.setPlace(db, key, id, { position: index + 1 });
}

const hasDouble = (ids: number[]) => new Set(ids).size < ids.length;

function refuseDouble(there: StoredItem[], name: string) {
  const same = there.find((item) => !item.archived && plain(item.name) === plain(name));
  if (same) throw unprocessable('reference.double', { name: same.name });
}

const plain = (name: string) => name.toLocaleLowerCase(firstLanguage).normalize('NFC');

type NewItem = Omit<ReferenceItemInput, 'requires_custom_name'> & {
  requires_custom_name?: boolean | undefined;
  position: number;
};

/** Only studies can ask for a name, only file types have a code, and only some have an order. */
async function addOwn(db: Db, key: Key, { position, ...item }: NewItem) {
  const { name, code, requires_custom_name } = item;
  if (code !== undefined && key.list !== 'file-types') throw wrongField('code', 'unknown_field');
  if (requires_custom_name !== undefined && key.list !== 'studies')
    throw wrongField('requires_custom_name', 'unknown_field');
  return items.addOwn(db, key, {
    name,
    ...(items.isOrdered(key.list) && { position }),
    ...(requires_custom_name !== undefined && { requires_custom_name }),
    ...(key.list === 'file-types' && { code: await codeFor(db, key, item) }),
  });
}

async function codeFor(db: Db, { organisationId }: Key, { name, code }: ReferenceItemInput) {
  const taken = await items.codesFor(db, organisationId);
  if (code && taken.has(code)) throw unprocessable('reference.code_taken', { code });
  if (code) return code;
  const made = codeOf(name);
  for (let count = 1; ; count++) {
    const tried = count === 1 ? made : `${made}_${count}`;
    if (!taken.has(tried)) return tried;
  }
}

const codeOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 34) || 'type';
