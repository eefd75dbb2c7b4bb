import type { AppointmentKind, Repeats } from '@traject/contract/appointments';
import type { Language } from '@traject/contract/common/languages';
import type { CalendarEvent } from '../../platform/calendar/ics.ts';
import type { Db } from '../../platform/database/db.ts';
import { initialsOf } from '../../platform/mail/letter.ts';
import { clockTimes, momentOf, wallClock } from '../../platform/program/amsterdam.ts';
import { texts } from '../../texts.ts';
import { datesOf } from './series.ts';
import type { GuestRow, Row } from './write.queries.ts';

/** Who asks, and what it is about. */
export type About = {
  owner: { id: number; name: string; email: string; first_name: string; language: Language };
  organisation: string;
  calendar_names: boolean;
  client: { id: number; name: string } | null;
  counselor_id: number | null;
};

export async function aboutOf(db: Db, { owner_id, trajectory_id }: Row): Promise<About> {
  const { client_id, client_name, counselor_id, ...found } = await db
    .selectFrom('people as owner')
    .innerJoin('organisations as o', 'o.id', 'owner.organisation_id')
    .leftJoin('trajectories as t', (join) => join.on('t.id', '=', trajectory_id))
    .leftJoin('people as client', 'client.id', 't.client_id')
    .where('owner.id', '=', owner_id)
    .select(['owner.id', 'owner.name', 'owner.email', 'owner.first_name', 'owner.language'])
    .select(['o.name as organisation', 'o.calendar_names'])
    .select(['client.id as client_id', 'client.name as client_name', 't.counselor_id'])
    .executeTakeFirstOrThrow();
  const client = client_id ? { id: client_id, name: client_name ?? '' } : null;
  const { organisation, calendar_names, ...owner } = found;
  return { owner, organisation, calendar_names, client, counselor_id };
}

type Called = { kind: string; title: string };

/** Its own title, or else what its kind is called. */
export const titleOf = ({ kind, title }: Called, language: Language) =>
  title || texts[language].words.appointments.kinds[kind as AppointmentKind];

/** In the calendars of colleagues: of whom it is, as far as their organisation wants it there. */
export function titleForColleague(row: Called, language: Language, about: Named) {
  const { client, calendar_names } = about;
  const title = titleOf(row, language);
  if (!client) return title;
  if (calendar_names) return `${title} (${client.name})`;
  return `${withoutNames(title, client.name)}${initialsOf(client.name)}`;
}

/** What somebody wrote may call the client by name, however they wrote it. */
function withoutNames(written: string, name: string) {
  const parts = name.split(/[\s-]+/).filter((part) => /^\p{Lu}\p{L}/u.test(part));
  const names = new Set(parts.map((part) => part.toLowerCase()));
  return written
    .split(/([^\p{L}\p{N}]+)/u)
    .map((word) => (names.has(word.toLowerCase()) ? `${word.charAt(0).toUpperCase()}.` : word))
    .join('');
}

type Named = { client: { name: string } | null; calendar_names: boolean };

type Where = { place: string; video_url: string };

/** Where it is: a place, and otherwise on a screen. */
const placeOf = ({ place, video_url }: Where) => place || video_url;

export function placeForColleague({ place, video_url }: Where, { client, calendar_names }: Named) {
  const isHidden = client && !calendar_names;
  return placeOf({ place: isHidden ? withoutNames(place, client.name) : place, video_url });
}

const descriptionOf = ({ text, place, video_url }: Row) =>
  [text, place && video_url].filter(Boolean).join('\n\n');

/** One appointment, as the calendar of one of its guests has it. */
export const eventFor = (row: Row, guest: GuestRow, about: About): CalendarEvent => ({
  uid: row.uid,
  sequence: row.sequence,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  ...(row.recurrence_at && { recurrence_at: row.recurrence_at.toISOString() }),
  summary: guest.person_id
    ? titleForColleague(row, guest.language, about)
    : titleOf(row, guest.language),
  location: guest.person_id ? placeForColleague(row, about) : placeOf(row),
  description: descriptionOf(row),
  ...(row.cancelled_at && { cancelled: true }),
  organizer: { name: about.owner.name, email: about.owner.email },
  attendee: {
    name: guest.name,
    email: guest.email,
    answer: guest.answer as 'yes' | 'no' | null,
  },
});

const rules = {
  weekly: { frequency: 'WEEKLY', interval: 1 },
  biweekly: { frequency: 'WEEKLY', interval: 2 },
  monthly: { frequency: 'MONTHLY', interval: 1 },
} as const;

/** The rule that a series was made by, from the first to the last, without what is not among these. */
export function masterFor(rows: Row[], guest: GuestRow, about: About): CalendarEvent {
  const planned = rows.toSorted(byPlan);
  const [first, last] = [planned[0], planned.at(-1)];
  if (!first?.recurrence_at || !last?.recurrence_at) throw new Error('Not a series');
  const { recurrence_at: _, cancelled: __, ...event } = eventFor(first, guest, about);
  const lasts = first.ends_at.getTime() - first.starts_at.getTime();
  const rule = rules[first.repeats as Repeats];
  const except = missing(planned, first.recurrence_at, last.recurrence_at);
  return {
    ...event,
    starts_at: first.recurrence_at.toISOString(),
    ends_at: new Date(first.recurrence_at.getTime() + lasts).toISOString(),
    rule: { ...rule, until: last.recurrence_at.toISOString() },
    ...(except.length > 0 && { except }),
  };
}

/** When the rule has one that is no more, or to which the guest is not asked. */
function missing(planned: Row[], from: Date, to: Date) {
  const { date, start } = clockTimes({ starts_at: from, ends_at: to });
  const every = planned[0]?.repeats as Repeats;
  const has = new Set(planned.map(({ recurrence_at }) => recurrence_at?.toISOString()));
  return datesOf(date, { every, until: wallClock(to).slice(0, 10) })
    .flatMap((day) => momentOf(day, start)?.toISOString() ?? [])
    .filter((moment) => !has.has(moment));
}

const byPlan = (one: Row, other: Row) =>
  (one.recurrence_at?.getTime() ?? 0) - (other.recurrence_at?.getTime() ?? 0);
