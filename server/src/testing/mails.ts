import { setTimeout } from 'node:timers/promises';
import type { Db } from '../platform/database/db.ts';

type Data = { link: string; first_name: string; replaces?: boolean };

/** The newest mail to an address; waits for the job that writes it. */
export async function lastMail(db: Db, to: string) {
  const mail = await newestTo(db, to);
  const data = mail.data as Data;
  return { ...mail, data, token: tokenIn(data) };
}

/** The last part of the link in a mail. */
export const tokenIn = (data: unknown) =>
  (data as Data | undefined)?.link.match(/[\w-]{43}/)?.[0] ?? '';

async function newestTo(db: Db, to: string) {
  const mails = db.selectFrom('mails').where('recipient', '=', to).selectAll();
  for (let looks = 0; looks < 200; looks++) {
    const mail = await mails.orderBy('id', 'desc').limit(1).executeTakeFirst();
    if (mail) return mail;
    await setTimeout(50);
  }
  throw new Error(`No mail to ${to}`);
}

export async function aRefusedMail(db: Db, { id: organisation_id }: { id: number }, word: string) {
  const data = { first_name: word, link: 'https://traject.example/auth', organisation: word };
  const refused = { refused_at: new Date(), refused_code: '550' };
  const { id } = await db
    .insertInto('mails')
    .values({
      ...{ organisation_id, recipient: `${word}@example.nl`, template: 'access-given' },
      ...{ data, language: 'nl', ...refused },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
