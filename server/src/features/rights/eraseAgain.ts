import { recordEvent } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import { within, withinAll } from '../../platform/database/wall.ts';
import type { Clock } from '../../platform/program/clock.ts';
import { eraseIn, lockPerson } from './erasing.ts';
import { removeForGood } from './removal.ts';

/**
 * What a restored backup brought back, one after the other, each complete and recorded. It was decided
 * before, so nothing that is open now stands in its way.
 */
export async function eraseAgain(everywhere: Db, clock: Clock): Promise<number> {
  const waiting = await (await withinAll(everywhere))
    .selectFrom('erasures')
    .where('again', '=', true)
    .select(['id', 'organisation_id'])
    .orderBy('id')
    .execute();
  for (const { id, organisation_id } of waiting)
    await within(everywhere, [organisation_id])
      .transaction()
      .execute((tx) => eraseOne(tx, id, clock()));
  return waiting.length;
}

async function eraseOne(db: Db, id: number, now: Date) {
  const done = db.updateTable('erasures').set({ again: false }).where('id', '=', id);
  const still = done.where('again', '=', true);
  const columns = ['kind', 'record_id', 'organisation_id'] as const;
  const one = await still.returning(columns).executeTakeFirst();
  if (!one) return;
  const { organisation_id, record_id } = one;
  const isPerson = one.kind === 'person';
  if (isPerson) await erasePerson(db, { id: record_id, organisation_id }, now);
  else await removeForGood(db, [record_id]);
  const record = { [isPerson ? 'personId' : 'trajectoryId']: String(record_id) };
  const event = { action: 'rights.erase', organisation_id, record };
  await recordEvent(db, { ...event, request_id: 'restore' });
}

async function erasePerson(db: Db, place: { id: number; organisation_id: number }, now: Date) {
  const known = await lockPerson(db, place);
  if (!known.erased_at) await eraseIn(db, place, { known, now });
}
