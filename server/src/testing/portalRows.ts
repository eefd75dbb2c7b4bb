import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';
import { aStoredFile } from './documents.ts';

type Trajectory = { id: number; organisation_id: number };

/** A page of a client with everything on it, in a browser that knows them. */
export async function itsPortal(
  { world, db }: { world: World; db: Db },
  { id: trajectory_id, organisation_id }: Trajectory,
  { word, email }: { word: string; email: string },
) {
  const about = { organisation_id, trajectory_id };
  const file_id = await aStoredFile(world, { id: organisation_id }, `${word}.png`);
  const now = new Date();
  const added = async (table: string, values: object) => {
    const row = db.insertInto(table as 'messages').values(values as never);
    return (await row.returning('id').executeTakeFirstOrThrow()).id;
  };
  const pageId = await itsPage(db, about);
  const from = { party: 'client', name: word, text: word, file_id, sent_at: now };
  const messageId = await added('messages', { ...about, ...from });
  const contact = { name: word, email: `${trajectory_id}@employer.example` };
  const portalContactId = await added('portal_contacts', { ...about, ...contact });
  const change = { what: 'experience', act: 'added', title: word, at: now };
  await added('portal_changes', { ...about, ...change });
  const until = { created_at: now, last_used_at: now, expires_at: now };
  const portalSessionId = await added('portal_sessions', { organisation_id, email, ...until });
  return { pageId, messageId, portalContactId, portalSessionId };
}

/** Whoever was asked something has one already. */
async function itsPage(db: Db, about: About) {
  const page = db.insertInto('portal_pages').values({ ...about, party: 'client' });
  const { id } = await page
    .onConflict((conflict) =>
      conflict.columns(['trajectory_id', 'party']).doUpdateSet({ closed_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type One = (table: string, values: Record<string, unknown>) => Promise<number>;
type About = { organisation_id: number; trajectory_id: number };

/** A row in every table of the pages of clients and employers. */
export async function onePortalRowOfEach(one: One, about: About, name: string) {
  const { organisation_id } = about;
  const at = new Date();
  await one('portal_pages', { ...about, party: 'employer' });
  await one('portal_contacts', { ...about, name: 'x', email: 'x' });
  await one('portal_changes', { ...about, what: 'details', act: 'changed', title: 'x', at });
  await one('messages', { ...about, party: 'client', name: 'x', text: 'x', sent_at: at });
  const times = { created_at: at, last_used_at: at, expires_at: at };
  const portal_session_id = await one('portal_sessions', { organisation_id, email: 'x', ...times });
  const link = { purpose: 'mine', token_hash: Buffer.from(`${name} page`), expires_at: at };
  await one('links', { ...link, portal_session_id });
}
