import { firstLanguage } from '@traject/contract/common/languages';
import type { Db } from '../platform/database/db.ts';
import { bindLinks } from '../platform/mail/mails.queries.ts';
import type { TemplateName } from '../platform/mail/templates.ts';
import { instantAgo } from './days.ts';

type Written = {
  recipient: string;
  template: TemplateName;
  data: { link: string };
  organisation_id: number;
  concerns: number[];
  trajectory_id: number;
  /** In days ago. */
  sent: number;
  /** The reader's mail server did not know the address. */
  isRefused?: boolean;
};

/**
 * As if it had been sent that day; its text is kept all the same, because in a demo without a mail
 * server people follow its links from the outbox.
 */
export async function addMail(db: Db, { sent, isRefused = false, ...mail }: Written) {
  const at = instantAgo(sent);
  const outcome = isRefused ? { refused_at: at, refused_code: '550 5.1.1' } : { sent_at: at };
  const times = { created_at: at, good_until: at, tried: true, tries: 1 };
  const { id } = await db
    .insertInto('mails')
    .values({ ...mail, language: firstLanguage, ...times, ...outcome })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bindLinks(db, [{ id, data: mail.data }]);
}
