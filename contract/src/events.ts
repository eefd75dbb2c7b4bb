import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { civilDate, id, idParam, named, text } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import { recordTypes } from './common/recordTypes.ts';

const recordType = z.enum(recordTypes);

export const event = z.object({
  id: z.int(),
  at: z.string(),
  organisation: named,
  /** Who acted; null for the program itself and for somebody using a link. */
  person: z.nullable(named),
  by_link: z.boolean(),
  /** A client or an employer, on their own page. */
  by_page: z.boolean(),
  /** How whoever opened the link on their own page is called. */
  by_name: z.nullable(z.string()),
  /** Feature and call, such as `notes.create`. */
  action: z.string(),
  /** The records it was about, the widest first, with a name where they have one. */
  record: z.array(z.object({ type: recordType, id, name: z.nullable(z.string()) })),
  /** What changed from what to what, in the reader's language. */
  lines: z.array(z.string()),
  /** The status with which it was refused; null where it was done. */
  refused: z.nullable(z.int()),
  /** A word for the session in which it was done; null for the program, and for a link. */
  session: z.nullable(z.string()),
  /** The browser and the system, such as `Firefox, Windows`. */
  device: z.nullable(z.string()),
  /** From where, shortened after 90 days. */
  address: z.nullable(z.string()),
  /** How often it was refused within a quarter of an hour, if more than once. */
  count: z.nullable(z.int()),
});

export const outcomes = ['done', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

/** One record, such as `trajectory:12`. */
export const recordFilter = z.string().check(z.regex(/^[a-z_]{1,30}:[1-9]\d{0,8}$/));

/** As the log calls a session. */
export const sessionFilter = z.string().check(z.regex(/^[\w-]{12}$/));

const filters = {
  organisation_id: z.optional(idParam),
  person_id: z.optional(idParam),
  record: z.optional(recordFilter),
  action: z.optional(text(60)),
  outcome: z.optional(z.enum(outcomes)),
  session: z.optional(sessionFilter),
  /** Days in the Netherlands, inclusive. */
  from: z.optional(civilDate),
  to: z.optional(civilDate),
};
export const eventsQuery = z.extend(pageQuery, filters);
export const eventFilters = z.strictObject(filters);

export type Event = z.infer<typeof event>;
export type EventsQuery = z.output<typeof eventsQuery>;
export type EventFilters = z.output<typeof eventFilters>;

/** As many as a spreadsheet opens comfortably. */
export const mostEventsInCsv = 100_000;

export const eventsApi = {
  list: endpoint({
    summary: 'Lists the events of the log, page by page',
    access: 'administration',
    method: 'GET',
    path: '/events',
    query: eventsQuery,
    response: pageOf(event),
  }),
  csv: endpoint({
    summary: 'Downloads the log as a spreadsheet',
    access: 'administration',
    method: 'GET',
    path: '/events/csv',
    query: eventFilters,
    limits: [{ by: 'account', max: 20, minutes: 10 }],
    recorded: true,
    file: true,
    fromReplica: true,
  }),
};
