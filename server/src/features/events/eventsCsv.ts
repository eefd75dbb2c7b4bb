import { setImmediate } from 'node:timers/promises';
import type { Language } from '@traject/contract/common/languages';
import { type Event, mostEventsInCsv } from '@traject/contract/events';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { asCsv, csvLines, csvOf } from '../../platform/files/csv.ts';
import { unavailable } from '../../platform/http/errors.ts';
import { limitConcurrency } from '../../platform/program/concurrency.ts';
import { fill } from '../../platform/texts/texts.ts';
import { texts } from '../../texts.ts';
import { type Filters, findEvents } from './events.queries.ts';
import { withNames } from './naming.ts';

const atOnce = 1000;

/** Each export is many thousands of rows: one at a time, yielding after every batch. */
const oneByOne = limitConcurrency(1, { waiting: 20, otherwise: unavailable });

type Asked = { filters: Filters; language: Language; user: User };

/** The newest events, as many as fit, one row each. */
export const eventsCsv = (db: Db, { filters, language, user }: Asked) =>
  oneByOne(async () => {
    const { title, heads } = texts[language].words.events.csv;
    const pieces = [Buffer.from(asCsv([heads]))];
    let last: { at: Date; id: number } | undefined;
    for (let left = mostEventsInCsv; left > 0; left -= atOnce) {
      const found = await findEvents(db, filters, { limit: atOnce, before: last });
      const events = await withNames(db, found, language);
      pieces.push(Buffer.from(csvLines(events.map((event) => cellsOf(event, language)))));
      last = found.at(-1);
      if (found.length < atOnce) break;
      await setImmediate();
    }
    return csvOf(pieces, title);
  }, user.account_id);

function cellsOf(event: Event, language: Language) {
  const { by_link, by_page, program } = texts[language].log;
  const otherwise = event.by_page ? by_page : event.by_link ? by_link : program;
  return [
    moment.format(new Date(event.at)),
    event.person?.name ?? event.by_name ?? otherwise,
    actInWords(event, language),
    event.lines.join('; '),
    event.record.map((one) => recordInWords(one, language)).join(', '),
    event.organisation.name,
    event.refused === null ? '' : String(event.count ?? 1),
    event.device ?? '',
    event.address ?? '',
    event.session ?? '',
  ];
}

type Acts = Record<string, Record<string, string> | undefined>;

/** In the same words as the screen. */
function actInWords({ action, refused }: Event, language: Language) {
  const { acts, unknown_action, ...said } = texts[language].log;
  const [feature = '', call = ''] = action.split('.');
  const act = (acts as Acts)[feature]?.[call] ?? unknown_action;
  if (refused === null) return act;
  if (refused === 429) return fill(said.too_often, { action: act });
  return action === 'auth.login' ? said.wrong_password : fill(said.refused, { action: act });
}

function recordInWords({ type, id, name }: Event['record'][number], language: Language) {
  const { records, numbered } = texts[language].log;
  return name ? `${records[type]} ${name}` : fill(numbered, { type: records[type], id });
}

/** Dutch local time, in a form that a spreadsheet sorts. */
const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});
