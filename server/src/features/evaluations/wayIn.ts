import type { Language } from '@traject/contract/common/languages';
import { days } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import { activationDays, inviteToken } from '../auth/auth.service.ts';

type Person = { id: number; email: string; language: Language; has_account: boolean };

/**
 * The link in a mail to an evaluator: to what is waiting or, if they have not accepted yet, the
 * invitation, which works for as long as something is waiting.
 */
export async function wayInFor(world: World, db: Db, person: Person & { until: Date }) {
  const { id, email, language, has_account, until } = person;
  if (has_account)
    return { link: world.address('/pending-evaluations'), invite_days: null, invite_until: '' };
  const left = Math.floor((until.getTime() - world.clock().getTime()) / 60_000);
  const minutes = Math.max(left, days(activationDays));
  const token = await inviteToken(world, db, { id, email, minutes });
  return {
    link: world.address(`/auth/activate/${token}`),
    invite_days: Math.floor(minutes / days(1)),
    invite_until: dayInWords(language, await world.links.endOf(db, token)),
  };
}
