import { isLanguage, type Language, locales } from '@traject/contract/common/languages';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { labelOf } from '../../platform/texts/labels.ts';
import { fill } from '../../platform/texts/texts.ts';
import { texts } from '../../texts.ts';
import type { Change, StoredEvent } from './events.queries.ts';

/** What the id in a field refers to. */
const chosen: Record<string, RawBuilder<unknown>> = {
  counselor_id: sql`select id, name from people`,
  job_working_area_id: sql`select id, name from working_areas`,
  study_level_id: sql`select id, name from study_levels`,
};
const cents = ['price', 'unit_price', 'default_price'];

type Names = Map<string, string>;

/** Each name is looked up once for all events of a page. */
export async function namesOfChoices(db: Db, events: StoredEvent[]): Promise<Names> {
  const names: Names = new Map();
  const changes = events.flatMap((event) => event.changes ?? []);
  for (const [field, query] of Object.entries(chosen)) {
    const ids = changes
      .filter((change) => change.field === field)
      .flatMap(({ from, to }) => [from, to])
      .filter((id) => typeof id === 'number');
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
    : plain(value, language);

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

function inWords({ value, field, language, names }: Said): string {
  if (field === 'trajectory_state_id') return stateName(value, language) ?? String(value);
  if (field === 'language' && isLanguage(String(value)))
    return new Intl.DisplayNames(language, { type: 'language' }).of(String(value)) ?? String(value);
  if (field in chosen && typeof value === 'number')
    return names.get(`${field}:${value}`) ?? String(value);
  if (cents.includes(field) && typeof value === 'number')
    return new Intl.NumberFormat(locales[language].intl, {
      style: 'currency',
      currency: 'EUR',
    }).format(value / 100);
  return plain(value, language);
}

function stateName(value: unknown, language: Language) {
  const state = trajectoryStates.find(({ id }) => id === value);
  return state && texts[language].states[state.code];
}

/** A yes or no, a date, nothing at all, or one of the program's own words. */
function plain(value: unknown, language: Language): string {
  const { values } = texts[language].log;
  if (Array.isArray(value))
    return value.map((one) => plain(one, language)).join(', ') || values.nobody;
  if (value === null || value === undefined || value === '') return values.none;
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return new Intl.DateTimeFormat(locales[language].intl, { dateStyle: 'medium' }).format(
      new Date(`${text}T12:00:00`),
    );
  if (/^\d{4}-\d\d-\d\dT\d\d:/.test(text))
    return new Intl.DateTimeFormat(locales[language].intl, {
      ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Amsterdam' },
    }).format(new Date(text));
  return (values as Record<string, string>)[text] ?? text;
}
