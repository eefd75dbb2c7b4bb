import type { Language } from '@traject/contract/common/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { labelOf } from '../../platform/texts/labels.ts';
import { fill } from '../../platform/texts/texts.ts';
import { texts } from '../../texts.ts';
import type { Change, StoredEvent } from './events.queries.ts';
import { isStoredId } from './records.ts';
import { valueInWords } from './valueInWords.ts';

/** What the id in a field refers to. */
const chosen: Record<string, RawBuilder<unknown>> = {
  counselor_id: sql`select id, name from people`,
  job_working_area_id: sql`select id, name from working_areas`,
  study_level_id: sql`select id, name from study_levels`,
};

type Names = Map<string, string>;

/** Each name is looked up once for all events of a page. */
export async function namesOfChoices(db: Db, events: StoredEvent[]): Promise<Names> {
  const names: Names = new Map();
  const changes = events.flatMap((event) => event.changes ?? []);
  for (const [field, query] of Object.entries(chosen)) {
    const ids = changes
      .filter((change) => change.field === field)
      .flatMap(({ from, to }) => [from, to])
      .filter(isStoredId);
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: number; name: string }>`select id, name from (${query}) named
      where id = any(${[...new Set(ids)]}::integer[])`.execute(db);
    for (const { id, name } of rows) names.set(`${field}:${id}`, name);
  }
  return names;
}

/** What an event did, one line for each thing. */
export function linesOf(
  { record, changes, refused }: StoredEvent,
  language: Language,
  names: Names,
): string[] {
  const { details } = texts[language].log;
  const said =
    refused === null ? (Object.keys(details) as (keyof typeof details)[]) : toldOfRefusal;
  const counted = said
    .filter((name) => isSaid(record[name]))
    .map((name) => fill(details[name], { value: detail(name, record[name], language) }));
  const changed = (changes ?? []).map((change) => lineOf(change, language, names));
  // A change to many records at once is listed once.
  return [...counted, ...new Set(changed)];
}

/** What was refused did not happen; only why it was is told. */
const toldOfRefusal = ['virus'] as const;

/** Levels are stored as numbers. */
const levels = ['starter', 'advanced', 'professional'];

const detail = (name: string, value: unknown, language: Language) =>
  name === 'level_before'
    ? labelOf(language, levels[Number(value) - 1] ?? '')
    : valueInWords(name, value, language);

const isSaid = (value: unknown) =>
  typeof value === 'string' || (typeof value === 'number' && value > 0);

function lineOf(change: Change, language: Language, names: Names) {
  const { changed, only_changed, given, taken } = texts[language].log;
  const field = labelOf(language, change.field);
  const say = (value: unknown) => inWords({ value, field: change.field, language, names });
  const { from, to } = change;
  if (from === undefined && to === undefined) return fill(only_changed, { field });
  if (from === undefined) return fill(given, { field, value: say(to) });
  if (to === undefined) return fill(taken, { field, value: say(from) });
  return fill(changed, { field, from: say(from), to: say(to) });
}

type Said = { value: unknown; field: string; language: Language; names: Names };

const inWords = ({ value, field, language, names }: Said): string =>
  names.get(`${field}:${value}`) ?? valueInWords(field, value, language);
