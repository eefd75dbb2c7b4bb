import { expect, vi } from 'vitest';
import type { Db } from '../platform/db.ts';

type Data = { link: string; first_name: string };

/** The newest mail to an address; waits for the job that writes it. */
export async function lastMail(db: Db, to: string) {
  const mails = () =>
    db.selectFrom('mails').where('recipient', '=', to).selectAll().orderBy('id', 'desc').execute();
  await vi.waitFor(async () => expect(await mails()).not.toHaveLength(0), { timeout: 10_000 });
  const [mail] = await mails();
  if (!mail) throw new Error(`No mail to ${to}`);
  const data = mail.data as Data;
  return { ...mail, data, token: data.link.match(/[\w-]{43}/)?.[0] ?? '' };
}
