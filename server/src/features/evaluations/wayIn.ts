import { correctionHours } from '@traject/contract/common/evaluationAnswer';
import { linkRoles } from '@traject/contract/common/evaluationRoles';
import type { Language } from '@traject/contract/common/languages';
import { days, pageOf } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import { activationDays, inviteTokens } from '../auth/auth.service.ts';
import type { Invite } from './evaluations.mails.ts';
import { waitingOf } from './evaluators.queries.ts';

type Person = {
  id: number;
  email: string;
  language: Language;
  has_account: boolean;
  /** In which roles they are asked now. */
  roles: readonly string[];
  until: Date;
};
export type WayIn = Invite & { link: string; account_link: string | null };

/**
 * The link in a mail to an evaluator: to what is waiting for whoever has an account; for those who
 * answer from the mail, to a page that needs none, with the invitation beside it; for the others,
 * the invitation alone, which works for as long as something is waiting.
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
  const pages = await pagesFor(world, db, invited);
  const ways = new Map<number, WayIn>();
  const known = { link: world.address('/pending-evaluations'), account_link: null };
  for (const { id, has_account } of people)
    if (has_account) ways.set(id, { ...known, invite_days: null, invite_until: '' });
  for (const { id, minutes, language } of invited) {
    const token = tokens.get(id);
    if (!token) continue;
    const ends = new Date(world.clock().getTime() + minutes * 60_000);
    const account = world.address(`/auth/activate/${token}`);
    const page = pages.get(id);
    ways.set(id, {
      ...(page ? { link: page, account_link: account } : { link: account, account_link: null }),
      invite_days: Math.floor(minutes / days(1)),
      invite_until: dayInWords(language, ends),
    });
  }
  return ways;
}

/** For those who are asked in no role that needs an account: until the last of it can be corrected. */
async function pagesFor(world: World, db: Db, invited: Person[]) {
  const waiting = await waitingOf(db, invited, world.clock());
  const made = invited.flatMap(({ id: person_id, roles, until, language }) => {
    const now = waiting.get(person_id);
    const all = [...roles, ...(now?.roles ?? [])];
    if (!all.every((role) => linkRoles.some((one) => one === role))) return [];
    const last = Math.max(until.getTime(), now?.until.getTime() ?? 0);
    const expires_at = new Date(last + correctionHours * 3_600_000);
    return { person_id, language, purpose: 'evaluate' as const, expires_at };
  });
  if (made.length === 0) return new Map<number, string>();
  const created_at = world.clock();
  const links = await world.links.createMany(
    db,
    made.map(({ language: _, ...link }) => ({ ...link, created_at })),
  );
  return new Map(
    made.map(({ person_id, purpose, language }, at) => [
      person_id,
      world.address(pageOf(purpose, links[at]?.token ?? '', language)),
    ]),
  );
}

const minutesFor = ({ clock }: World, { until }: Person) =>
  Math.max(Math.floor((until.getTime() - clock().getTime()) / 60_000), days(activationDays));
