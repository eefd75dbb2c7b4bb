import { buffer } from 'node:stream/consumers';
import { firstLanguage, type Language } from '@traject/contract/common/languages';
import { type RawBuilder, sql } from 'kysely';
import { pagesOf } from '../access/portalPages.ts';
import type { Db } from '../database/db.ts';
import type { Files } from '../files/files.ts';
import { traitsOf } from './templates.ts';

/** On whose behalf a mail is sent, and whom its reader may ask. */
export type Sender = {
  name: string;
  contact?: Contact;
  logo?: Buffer;
  /** Its own colour, if it chose one. */
  accent?: string;
  /** Where a client or an employer finds everything together, if this reader can open that now. */
  page?: string;
};
type Contact = { name: string; email: string; phone_number: string | null };

type MailRow = {
  id: number;
  template: string;
  language: Language;
  recipient: string;
  organisation_id: number | null;
  trajectory_id: number | null;
  data: unknown;
};

/** As they are now and not as they were when it was written; nothing for a mail to an account. */
export async function senderOf(db: Db, mail: MailRow): Promise<Sender | undefined> {
  if (!mail.organisation_id) return undefined;
  const { name, accent_color } = await db
    .selectFrom('organisations')
    .where('id', '=', mail.organisation_id)
    .select(['name', 'accent_color'])
    .executeTakeFirstOrThrow();
  const contact = await contactOf(db, mail);
  const page = await pageOf(db, mail);
  return {
    name,
    ...(accent_color && { accent: accent_color }),
    ...(contact && { contact }),
    ...(page && { page }),
  };
}

/** At the same address as what the mail opens; a mail that leads there already needs no second way. */
async function pageOf(db: Db, { recipient, trajectory_id, language, data }: MailRow) {
  const { link } = (data ?? { link: '' }) as { link: string };
  if (!trajectory_id || !URL.canParse(link)) return undefined;
  const page = new URL('/mine', link);
  if (language !== firstLanguage) page.searchParams.set('language', language);
  if (new URL(link).pathname.startsWith(page.pathname)) return undefined;
  const found = await db
    .selectFrom(pagesOf(recipient, new Date()).as('g'))
    .where('g.trajectory_id', '=', trajectory_id)
    .select('g.id')
    .executeTakeFirst();
  return found && page.href;
}

/** A larger logo is only used on paper. */
const mostBytes = 200 * 1024;

/** A mail without a logo is better than none: the file may be lost, or the storage down. */
export async function logoOf(files: Pick<Files, 'open'>, db: Db, organisation_id: number | null) {
  if (!organisation_id) return undefined;
  const file = await db
    .selectFrom('organisations as o')
    .innerJoin('files as f', 'f.id', 'o.logo_file_id')
    .where('o.id', '=', organisation_id)
    .where('f.size', '<=', mostBytes)
    .select('f.id')
    .executeTakeFirst();
  if (!file) return undefined;
  try {
    const { stream } = await files.open(db, file.id);
    return await buffer(await stream());
  } catch {
    return undefined;
  }
}

const asked: Record<'counselor' | 'asker' | 'owner', (mail: MailRow) => RawBuilder<number>> = {
  counselor: ({ id }) => sql`(select t.counselor_id from mails m
    join trajectories t on t.id = m.trajectory_id where m.id = ${id})`,
  asker: ({ id }) => sql`(select e.asked_by from evaluations e where e.mail_id = ${id} limit 1)`,
  /** Named by what it was written from. */
  owner: ({ id }) => sql`(select (m.data ->> 'owner_id')::integer from mails m where m.id = ${id})`,
};

/** Whom a payer may ask, where the organisation says so. */
async function invoicingOf(db: Db, { organisation_id }: MailRow): Promise<Contact | undefined> {
  const { email = '' } =
    (await db
      .selectFrom('invoice_settings')
      .where('organisation_id', '=', organisation_id)
      .select('email')
      .executeTakeFirst()) ?? {};
  return email ? { name: '', email, phone_number: null } : undefined;
}

/**
 * How to reach a counselor is also on the page behind the link; for an evaluation, the asker's
 * address is enough.
 */
async function contactOf(db: Db, mail: MailRow) {
  const { signedBy } = traitsOf(mail.template);
  if (signedBy === 'organisation') return undefined;
  if (signedBy === 'invoicing') return invoicingOf(db, mail);
  const contact = await db
    .selectFrom('people as p')
    .leftJoin('profiles as f', 'f.person_id', 'p.id')
    .where('p.id', '=', asked[signedBy](mail))
    .where('p.deactivated_at', 'is', null)
    .where('p.erased_at', 'is', null)
    .select(['p.name', 'p.email', 'f.phone_number'])
    .executeTakeFirst();
  return contact && { ...contact, ...(signedBy === 'asker' && { phone_number: null }) };
}
