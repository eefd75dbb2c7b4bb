import { recordEvent } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { findAdmins } from '../people/people.service.ts';
import * as retention from './retention.queries.ts';

export type Night = Pick<World, 'db' | 'clock' | 'mail' | 'address'>;
type Asked = Record<'trajectories' | 'evaluations' | 'mails' | 'events' | 'invoices', number>;
/** A whole year of what the bank told goes at once, each year: nobody is asked about that. */
type Due = Asked & { bank_lines: number };
type Place = { organisation_id: number; now: Date };

const day = 24 * 60 * 60 * 1000;
/** So few that they are not worth a question, however large a share they are. */
const few: Asked = { trajectories: 5, evaluations: 50, mails: 500, events: 5000, invoices: 5 };
const unusualShare = 0.1;

/**
 * A sweep that would erase a large share of the data, or that runs long after the previous one, may
 * be due to a wrong clock or a typing error: it erases nothing and asks.
 */
export async function mayTake(world: Night, db: Db, night: Place & { due: Due }) {
  const { organisation_id, now, due } = night;
  if (Object.values(due).every((count) => count === 0)) {
    await nightIsOver(db, night);
    return false;
  }
  const before = await retention.findNight(db, organisation_id);
  if (isWithin(before?.allowed_at, now, 2 * day)) return true;
  const isLate = before?.last_night && !isWithin(before.last_night, now, 8 * day);
  if (!isLate && !(await isMuch(db, organisation_id, due))) return true;
  if (!isWithin(before?.asked_at, now, 7 * day)) await ask(world, db, night);
  return false;
}

export const nightIsOver = (db: Db, { organisation_id, now }: Place) =>
  retention.setNight(db, organisation_id, { last_night: now, asked_at: null, allowed_at: null });

const isWithin = (at: Date | null | undefined, now: Date, time: number) =>
  !!at && Math.abs(now.getTime() - at.getTime()) < time;

async function isMuch(db: Db, organisation_id: number, { invoices, bank_lines: _, ...due }: Due) {
  if (invoices > few.invoices) return true;
  for (const [name, count] of Object.entries(due)) {
    const table = name as keyof typeof due;
    if (count <= few[table]) continue;
    const all = await retention.countAll(db, table, organisation_id);
    if (count > all * unusualShare) return true;
  }
  return false;
}

/**
 * Mails every administrator, once a week, and shows on the organisation's page until one answers.
 */
const ask = (world: Night, db: Db, { organisation_id, now, due }: Place & { due: Due }) =>
  db.transaction().execute(async (tx) => {
    await retention.setNight(tx, organisation_id, { asked_at: now });
    const event = { action: 'rights.ask', organisation_id, record: due, request_id: 'retention' };
    await recordEvent(tx, event);
    for (const admin of await findAdmins(tx, organisation_id))
      await world.mail.send(tx, {
        to: admin.email,
        template: 'night-asks',
        language: admin.language,
        organisation_id,
        concerns: [admin.id],
        data: {
          first_name: admin.first_name,
          link: world.address(`/admin/organisations/${organisation_id}`),
          trajectories: due.trajectories,
        },
      });
  });
