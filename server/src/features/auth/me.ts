import type { Me } from '@traject/contract/auth';
import { organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { beginningAt, mayFound } from '../organisations/organisations.service.ts';
import { countWaiting, getAccount, isTeaching, waitingAt } from './auth.queries.ts';

/** Who is signed in, and what the screens need to know about them from the start. */
export async function getMe(db: Db, user: User): Promise<Me> {
  const { account_id, account_types, abilities } = user;
  const { picture_file_id, ...known } = await getAccount(db, account_id);
  const { id, email, first_name, last_name, language } = known;
  const name = `${first_name} ${last_name}`;
  const account = { id, email, first_name, last_name, name, language };
  const has_picture = picture_file_id !== null;
  const decidesOn = organisationsFor(user, 'administration');
  const records = account_types.map(({ person }) => person.id);
  const [waiting_at, waiting_people, may_found, beginning_at, teaches] = await Promise.all([
    waitingAt(db, account_id),
    decidesOn.length > 0 ? countWaiting(db, decidesOn) : 0,
    decidesOn.length > 0 && mayFound(db, account_id),
    decidesOn.length > 0 ? beginningAt(db, decidesOn) : [],
    isTeaching(db, records),
  ]);
  const here = { waiting_at, waiting_people, may_found, beginning_at, teaches };
  return { ...account, has_picture, account_types, abilities, ...here };
}
