import type { PortalPage } from '@traject/contract/common/portalShapes';
import { endOf } from '../../platform/access/portalPages.ts';
import type { PageScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { today } from '../../platform/program/clock.ts';
import { stepOf } from './pages.queries.ts';
import { listAppointments, listAsked } from './questions.queries.ts';
import {
  countUnread,
  listAnswers,
  listDocuments,
  listInvoices,
  listNotes,
  readHead,
} from './reading.queries.ts';

type Page = Pick<PageScope, 'id' | 'trajectory_id' | 'party'>;

/** All that a party sees of a trajectory: one answer for them, and for staff who look as they do. */
export async function readPage(db: Db, page: Page, now: Date): Promise<PortalPage> {
  const { id, party, trajectory_id } = page;
  const { trajectory_state_id, ended_since, client, ...head } = await readHead(db, trajectory_id);
  const step = stepOf(party, trajectory_state_id);
  return {
    id,
    party,
    client: { name: client },
    ...head,
    step,
    ends_at: step === 'finished' ? endOf(ended_since).toISOString() : null,
    asked: await listAsked(db, page, now),
    appointments: await listAppointments(db, page, now),
    notes: await listNotes(db, page),
    documents: await listDocuments(db, page),
    answers: await listAnswers(db, page),
    invoices: await invoicesFor(page, db, now),
    unread: await countUnread(db, page),
  };
}

/** Nobody but the employer pays. */
const invoicesFor = async ({ party, trajectory_id }: Page, db: Db, now: Date) =>
  party === 'employer'
    ? listInvoices(
        db,
        trajectory_id,
        today(() => now),
      )
    : [];
