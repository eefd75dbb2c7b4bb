import type { Language } from '@traject/contract/common/languages';
import { type Event, mostEventsInCsv } from '@traject/contract/events';
import { csvAnswer } from '../../platform/csv.ts';
import type { Db } from '../../platform/db.ts';
import { type Filters, findEvents } from './events.queries.ts';
import { withNames } from './naming.ts';

const atOnce = 5000;

/** The newest ones, as many as fit, one row each. */
export async function eventsCsv(db: Db, filters: Filters, language: Language) {
  const { title, heads, by_link } = words[language];
  const rows: string[][] = [heads];
  let last: { at: Date; id: number } | undefined;
  while (rows.length <= mostEventsInCsv) {
    const limit = Math.min(atOnce, mostEventsInCsv + 1 - rows.length);
    const found = await findEvents(db, filters, { limit, before: last });
    const events = await withNames(db, found);
    rows.push(...events.map((event) => cellsOf(event, by_link)));
    last = found.at(-1);
    if (found.length < limit || !last) break;
  }
  return csvAnswer(rows, title);
}

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
