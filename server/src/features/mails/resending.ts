import { organisationOf, organisationsFor, selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import * as mails from './mails.queries.ts';

export const administeredBy = (user: User) => organisationsFor(user, 'administration');

/** A mail that failed for good is sent as if it were new, while its link still works. */
export async function retry(world: World, db: Db, { id, user }: { id: number; user: User }) {
  const { mail, template, is_kept, is_open } = await mails.lockMail(db, administeredBy(user), id);
  if (mail.state === 'sent') throw unprocessable('mails.sent');
  if (mail.state === 'waiting') throw unprocessable('mails.waiting');
  if (!is_kept) throw unprocessable('mails.wiped');
  if (!is_open) throw unprocessable('mails.dead_link');
  await world.mail.sendAgain(db, { id, template });
}

/** To the caller's own address, in the same way as every mail. */
export async function sendTest({ mail, address }: World, db: Db, user: User) {
  const organisation_id = organisationOf(user, 'administration', undefined);
  const self = selfIn(user, organisation_id);
  const { email: to, first_name, language } = await mails.addressOf(db, self.id);
  return mail.send(db, {
    to,
    template: 'test',
    language,
    data: { first_name, link: address('/admin/mail') },
    organisation_id,
    concerns: [self.id],
  });
}
