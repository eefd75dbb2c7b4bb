import type { Language } from '@traject/contract/common/languages';
import { days } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import { activationDays, inviteTokens } from '../auth/auth.service.ts';
import type { Invite } from './evaluations.mails.ts';

type Person = { id: number; email: string; language: Language; has_account: boolean; until: Date };
type WayIn = Invite & { link: string };

/**
 * The link in a mail to an evaluator: to what is waiting or, if they have not accepted yet, the
 * invitation, which works for as long as something is waiting.
 */
export async function wayInFor(world: World, db: Db, person: Person): Promise<WayIn> {
  const way = (await waysIn(world, db, [person])).get(person.id);
  if (!way) throw staleVersion();
  return way;
}

/** By the id of their record; nothing for those whose address has just changed. */
export async function waysIn(world: World, db: Db, people: Person[]) {
  const invited = people
    .filter(({ has_account }) => !has_account)
    .map((person) => ({ ...person, minutes: minutesFor(world, person) }));
  const tokens = await inviteTokens(world, db, invited);
  const ways = new Map<number, WayIn>();
  const known = { link: world.address('/pending-evaluations'), invite_days: null };
  for (const { id, has_account } of people)
    if (has_account) ways.set(id, { ...known, invite_until: '' });
  for (const { id, minutes, language } of invited) {
    const token = tokens.get(id);
    if (!token) continue;
    const ends = new Date(world.clock().getTime() + minutes * 60_000);
    ways.set(id, {
      link: world.address(`/auth/activate/${token}`),
      invite_days: Math.floor(minutes / days(1)),
      invite_until: dayInWords(language, ends),
    });
  }
  return ways;
}

const minutesFor = ({ clock }: World, { until }: Person) =>
  Math.max(Math.floor((until.getTime() - clock().getTime()) / 60_000), days(activationDays));
