import type { Language } from '@traject/contract/common/languages';
import type { RecordType } from '@traject/contract/common/recordTypes';
import type { Event } from '@traject/contract/events';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { StoredEvent } from './events.queries.ts';
import { linesOf, namesOfChoices } from './lines.ts';
import { isOfParty, isStoredId, type Pair, pairsOf } from './records.ts';

/** The person or record that an id refers to, if it has a name of its own. */
const names: Partial<Record<RecordType, RawBuilder<unknown>>> = {
  organisation: sql`select id, name from organisations`,
  team: sql`select id, name from teams`,
  person: sql`select id, name from people`,
  client: sql`select id, name from people`,
  student: sql`select id, name from people`,
  trajectory: sql`select t.id, a.name from trajectories t join people a on a.id = t.client_id`,
  diploma: sql`select id, title as name from diplomas`,
};

/** The events with the names of what they are about; each name is looked up once. */
export async function withNames(
  db: Db,
  events: StoredEvent[],
  language: Language,
): Promise<Event[]> {
  const records = events.map(({ action, record, link_trajectory_id: trajectoryId }) =>
    pairsOf(action, trajectoryId ? { trajectoryId, ...record } : record),
  );
  // A refused record may be another organisation's: it has a number here, and no name.
  const done = records.filter((_, n) => events[n]?.refused === null);
  const byType = Map.groupBy(done.flat(), ({ type }) => type);
  const found = new Map<string, string>();
  for (const [type, pairs] of byType) {
    const query = names[type];
    if (!query) continue;
    const ids = [...new Set(pairs.map(({ id }) => id))].filter(isStoredId);
    const { rows } = await sql<{ id: number; name: string }>`select id, name from (${query}) named
      where id = any(${ids}::integer[])`.execute(db);
    for (const { id, name } of rows) found.set(`${type}:${id}`, name);
  }
  const nameOf = ({ type, id }: Pair) => found.get(`${type}:${id}`) ?? null;
  const choices = await namesOfChoices(db, events);
  return events.map(({ link_id, link_trajectory_id: _, at, ...event }, n) => ({
    ...event,
    lines: linesOf(events[n] as StoredEvent, language, choices),
    at: at.toISOString(),
    by_link: link_id !== null,
    by_page: isOfParty(event.action),
    record: (records[n] ?? []).map((pair) => ({
      ...pair,
      name: event.refused === null ? nameOf(pair) : null,
    })),
    count:
      event.refused !== null && Number(event.record.count) > 1 ? Number(event.record.count) : null,
  }));
}
