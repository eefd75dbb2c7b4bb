import { setImmediate } from 'node:timers/promises';
import type { Language } from '@traject/contract/common/languages';
import { type Event, mostEventsInCsv } from '@traject/contract/events';
import { atMost } from '../../platform/atMost.ts';
import { asCsv, csvLines, csvOf } from '../../platform/csv.ts';
import type { Db } from '../../platform/db.ts';
import { unavailable } from '../../platform/errors.ts';
import type { User } from '../../platform/session.ts';
import { type Filters, findEvents } from './events.queries.ts';
import { withNames } from './naming.ts';

const atOnce = 1000;

/** Each is many thousands of rows: one at a time, and after every piece of it others have a turn. */
const oneByOne = atMost(1, { waiting: 20, otherwise: unavailable });

type Asked = { filters: Filters; language: Language; user: User };

/** The newest ones, as many as fit, one row each. */
export const eventsCsv = (db: Db, { filters, language, user }: Asked) =>
  oneByOne(async () => {
    const { title, heads, by_link } = words[language];
    const pieces = [Buffer.from(asCsv([heads]))];
    let last: { at: Date; id: number } | undefined;
    for (let left = mostEventsInCsv; left > 0; left -= atOnce) {
      const found = await findEvents(db, filters, { limit: atOnce, before: last });
      const events = await withNames(db, found);
      pieces.push(Buffer.from(csvLines(events.map((event) => cellsOf(event, by_link)))));
      last = found.at(-1);
      if (found.length < atOnce) break;
      await setImmediate();
    }
    return csvOf(pieces, title);
  }, user.account_id);

const cellsOf = (event: Event, link: string) => [
  moment.format(new Date(event.at)),
  event.person?.name ?? (event.by_link ? link : ''),
  event.action,
  event.record.map(({ type, id, name }) => `${type} ${id}${name ? ` (${name})` : ''}`).join(', '),
  event.organisation.name,
  event.refused === null ? '' : String(event.refused),
  event.refused === null ? '' : String(event.count ?? 1),
];

/** As a clock in the Netherlands said it, in a form that a spreadsheet sorts. */
const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});

const words: Record<Language, { title: string; heads: string[]; by_link: string }> = {
  nl: {
    title: 'Gebeurtenissen',
    heads: ['Moment', 'Persoon', 'Handeling', 'Onderwerp', 'Organisatie', 'Geweigerd', 'Aantal'],
    by_link: 'via een link',
  },
  en: {
    title: 'Events',
    heads: ['Moment', 'Person', 'Action', 'Subject', 'Organisation', 'Refused', 'Count'],
    by_link: 'through a link',
  },
};
