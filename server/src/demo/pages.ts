import { randomBytes } from 'node:crypto';
import { parties } from '@traject/contract/approvals';
import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import type { Tables } from '../platform/database/tables.gen.ts';
import { instantAgo } from './days.ts';

type Place = { organisation_id: number; counselor_id: number };
type Case = { id: number; client: string; email: string; contact: string; contact_email: string };
type Row = Insertable<Tables['messages']>;

/** The pages of three employees of one employer and of that employer, with what was said on them. */
export async function addPages(db: Db, { organisation_id, counselor_id }: Place) {
  const cases = await colleaguesOf(db, organisation_id);
  const [first] = cases;
  if (!first || cases.length < 3) throw new Error('The demo has too few trajectories');
  const own = { organisation_id, trajectory_id: first.id };
  const pages = cases.flatMap(({ id: trajectory_id }) =>
    parties.map((party) => ({ organisation_id, trajectory_id, party, opened_at: instantAgo(20) })),
  );
  await db
    .insertInto('portal_pages')
    .values(pages)
    .onConflict((conflict) => conflict.columns(['trajectory_id', 'party']).doNothing())
    .execute();
  const boon = { name: 'Saskia Boon', email: 's.boon@delinde.example' };
  await db
    .insertInto('portal_contacts')
    .values({ ...own, ...boon, created_by: counselor_id })
    .execute();
  await addVisits(db, organisation_id, [first.email, first.contact_email]);
  await addMessages(db, { ...own, counselor_id }, first);
  await db
    .insertInto('portal_changes')
    .values({
      ...{ ...own, what: 'experience', act: 'changed', title: 'Verzorgende' },
      at: instantAgo(0.3),
    })
    .execute();
}

/** Of the contact of the first trajectory. */
const colleaguesOf = (db: Db, organisation_id: number): Promise<Case[]> =>
  db
    .selectFrom('trajectories as t')
    .innerJoin('people as c', 'c.id', 't.client_id')
    .where('t.organisation_id', '=', organisation_id)
    .where('t.contact_email', '=', 'p.hoekstra@delinde.example')
    .where('t.trajectory_state_id', '<', 6)
    .select(['t.id', 'c.name as client', 'c.email'])
    .select(({ ref }) => [
      ref('t.contact_name').$notNull().as('contact'),
      ref('t.contact_email').$notNull().as('contact_email'),
    ])
    .orderBy('t.id')
    .limit(3)
    .execute();

/** Their browsers were open lately; nobody has the token of such a session. */
const addVisits = (db: Db, organisation_id: number, emails: string[]) =>
  db
    .insertInto('portal_sessions')
    .values(
      emails.map((email, n) => ({
        ...{ organisation_id, email, token_hash: randomBytes(32), remembered: true },
        ...{ created_at: instantAgo(12), last_used_at: instantAgo(0.2 + n) },
        expires_at: instantAgo(-18),
      })),
    )
    .execute();

type Own = { organisation_id: number; trajectory_id: number; counselor_id: number };

async function addMessages(db: Db, { counselor_id, ...own }: Own, one: Case) {
  const { name } = await db
    .selectFrom('people')
    .where('id', '=', counselor_id)
    .select('name')
    .executeTakeFirstOrThrow();
  const ours = { ...own, person_id: counselor_id, name };
  const theirs = { ...own, party: 'client', person_id: null, name: one.client };
  const said = (days: number, text: string, read: number | null = days - 0.2) => ({
    ...{ text, sent_at: instantAgo(days), read_at: read === null ? null : instantAgo(read) },
  });
  const rows: Row[] = [
    {
      ...ours,
      party: 'client',
      ...said(6, 'Welkom op uw eigen pagina. Hier kunt u mij schrijven.'),
    },
    { ...theirs, ...said(5, 'Dank u wel. Moet ik mijn diploma’s meenemen?') },
    { ...ours, party: 'client', ...said(4, 'Graag. Een kopie is genoeg.') },
    { ...ours, party: 'employer', ...said(3, 'Het nieuwe voorstel komt deze week.') },
    { ...theirs, ...said(0.2, 'Kan onze afspraak een uur later? Ik moet mijn zoon halen.', null) },
  ];
  for (const row of rows) await db.insertInto('messages').values(row).execute();
}
