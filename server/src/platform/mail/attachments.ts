import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Files } from '../files/files.ts';
import { MailFailed } from './mailErrors.ts';

type Carrying = {
  id: number;
  organisation_id?: number | null | undefined;
  attachments?: readonly number[] | undefined;
};

/** Only what is an organisation's is attached: an account gets no files. */
export async function attach(db: Db, mails: readonly Carrying[]) {
  const rows = mails.flatMap(({ id: mail_id, organisation_id, attachments = [] }) =>
    attachments.map((file_id, at) => ({
      ...{ mail_id, file_id, position: at + 1 },
      organisation_id: organisation_id ?? 0,
    })),
  );
  if (rows.length > 0) await db.insertInto('mail_attachments').values(rows).execute();
}

/**
 * Read when it is sent, each time again: a file that is gone keeps its mail from leaving, and so
 * does one that waits for the scanner, or has a virus.
 */
export async function attachmentsOf(files: Pick<Files, 'open'>, db: Db, mail_id: number) {
  const rows = await db
    .selectFrom('mail_attachments as a')
    .innerJoin('files as f', 'f.id', 'a.file_id')
    .where('a.mail_id', '=', mail_id)
    .orderBy('a.position')
    .select(['f.id', 'f.name as filename', 'f.mime as contentType', 'f.scan'])
    .execute();
  if (rows.some(({ scan }) => scan === 'infected')) throw new MailFailed('EVIRUS', false);
  if (rows.some(({ scan }) => scan === 'waiting')) throw new MailFailed('ESCAN', false);
  return Promise.all(
    rows.map(async ({ id, scan: _, ...named }) => {
      const { stream } = await files.open(db, id);
      return { ...named, content: await buffer(await stream()) };
    }),
  );
}

/** Of mails under an alias. */
export const attachmentNames = (mail: string) => sql<string[]>`coalesce((
  select json_agg(f.name order by a.position) from mail_attachments a
  join files f on f.id = a.file_id where a.mail_id = ${sql.ref(`${mail}.id`)}), '[]')`;
