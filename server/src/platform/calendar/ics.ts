import { wallClock } from '../program/amsterdam.ts';

/** One event as a calendar program reads it; moments are ISO texts, because mails keep them. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  starts_at: string;
  ends_at: string;
  summary: string;
  location?: string;
  description?: string;
  url?: string;
  cancelled?: boolean;
  /** When it was last changed; otherwise the moment of writing. */
  stamp?: string;
  /** Which of a series it is, by when it was first planned. */
  recurrence_at?: string;
  /** The rule of a series whose first it is; the last moment is part of it. */
  rule?: { frequency: 'WEEKLY' | 'MONTHLY'; interval: number; until: string };
  /** Moments of the rule at which it does not take place. */
  except?: string[];
  organizer?: { name: string; email: string };
  attendee?: { name: string; email: string; answer: 'yes' | 'no' | null };
};
type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';
export type Calendar = { method: Method; events: readonly CalendarEvent[] };

const zone = `BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
BEGIN:DAYLIGHT
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.split('\n');

/** RFC 5545 by hand: what libraries get wrong is in the tests. */
export function icsOf(calendar: Calendar & { name?: string }, now: Date): string {
  const { method, events, name } = calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Traject//Traject//NL',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name ? [`X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'] : []),
    ...(name ? ['X-PUBLISHED-TTL:PT1H'] : []),
    ...zone,
    ...events.flatMap((event) => eventLines(event, method, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, method: Method, now: Date): string[] {
  const { rule, organizer, attendee, recurrence_at, stamp } = event;
  const off = event.cancelled || method === 'CANCEL';
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(stamp ?? now)}`,
    `SEQUENCE:${event.sequence}`,
    ...(recurrence_at ? [`RECURRENCE-ID${local(recurrence_at)}`] : []),
    `DTSTART${local(event.starts_at)}`,
    `DTEND${local(event.ends_at)}`,
    ...(rule ? [ruleLine(rule)] : []),
    ...(event.except ?? []).map((moment) => `EXDATE${local(moment)}`),
    `SUMMARY:${text(event.summary)}`,
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    `STATUS:${off ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(attendee ? [attendeeLine(attendee, method)] : []),
    'END:VEVENT',
  ];
}

const ruleLine = ({ frequency, interval, until }: NonNullable<CalendarEvent['rule']>) =>
  `RRULE:FREQ=${frequency};INTERVAL=${interval};UNTIL=${utc(until)}`;

const standing = { yes: 'ACCEPTED', no: 'DECLINED', none: 'NEEDS-ACTION' };

function attendeeLine(attendee: NonNullable<CalendarEvent['attendee']>, method: Method) {
  const { name, email, answer } = attendee;
  const asked = method === 'REQUEST' ? ';RSVP=TRUE' : '';
  const part = `CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${standing[answer ?? 'none']}`;
  return `ATTENDEE;${part}${asked};CN=${quoted(name)}:mailto:${email}`;
}

const utc = (moment: string | Date) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
const local = (moment: string) =>
  `;TZID=Europe/Amsterdam:${wallClock(new Date(moment)).replace(/[-:]/g, '').replace(' ', 'T')}`;

const escapes: Record<string, string> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' };
const text = (value: string) =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,\n]/g, (sign) => escapes[sign] ?? sign);
/** A quoted parameter has no way to say a quotation mark. */
const quoted = (value: string) => `"${value.replace(/\p{Cc}/gu, ' ').replaceAll('"', "'")}"`;

/** At most 75 octets a line, and no character is cut in two. */
function fold(line: string) {
  if (Buffer.byteLength(line) <= 75) return line;
  const bytes = Buffer.from(line);
  const parts: string[] = [];
  let at = 0;
  do {
    let end = Math.min(at + (at === 0 ? 75 : 74), bytes.length);
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
    parts.push(bytes.subarray(at, end).toString());
    at = end;
  } while (at < bytes.length);
  return parts.join('\r\n ');
}
