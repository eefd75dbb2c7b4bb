import type { Language } from '@traject/contract/common/languages';
import type { QuestionKind } from '@traject/contract/common/portalShapes';
import { pageOf } from '../../platform/access/links.ts';
import type { PartySession } from '../../platform/access/portalSessions.ts';
import type { PageScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { nameOf } from './pages.queries.ts';
import { findLinkOf } from './questionLinks.queries.ts';
import { listAppointments, listAsked } from './questions.queries.ts';

type Asked = { kind: QuestionKind; id: number };
type Opening = { page: PageScope; party: PartySession; asked: Asked; language: Language };

/**
 * A link of its own to the same question, which ends when the one in the mail ends, and with this
 * session: whoever answers first uses both, and everything that holds there holds here.
 */
export async function openQuestion(world: World, db: Db, opening: Opening) {
  const { page, party, asked, language } = opening;
  if (!(await isAsked(db, page, { ...asked, now: world.clock() }))) throw notFound();
  const link = await findLinkOf(db, page.trajectory_id, asked);
  const opened_by_name = await nameOf(db, page, party.email);
  const opened = { opened_in: party.session_id, opened_by_name };
  const token = await world.links.open(db, { ...link, ...opened });
  return { path: pageOf(link.purpose, token, language) };
}

async function isAsked(db: Db, page: PageScope, { kind, id, now }: Asked & { now: Date }) {
  if (kind === 'appointment')
    return (await listAppointments(db, page, now)).some(({ guest_id }) => guest_id === id);
  return (await listAsked(db, page, now)).some((one) => one.kind === kind && one.id === id);
}
