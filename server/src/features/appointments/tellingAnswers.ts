import type { AnswerInput } from '@traject/contract/appointments';
import type { Db } from '../../platform/database/db.ts';
import { within, withinAll } from '../../platform/database/wall.ts';
import { notFound } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import { withSteadyClock } from '../../platform/program/steadyClock.ts';
import type { World } from '../../platform/program/world.ts';
import { timesInWords } from '../../platform/texts/inWords.ts';
import { firstOf } from './guests.ts';
import { aboutOf, titleOf } from './invitation.ts';
import { lockSeries } from './locking.ts';
import { type Asked, pairs, placeIn } from './telling.ts';
import { findUntold, guestsOf, isSame, setGuests, type Untold } from './write.queries.ts';

const hour = 3_600_000;

type Said = {
  answer: AnswerInput['answer'];
  answer_text: string;
  name?: string | null | undefined;
};

/**
 * A yes can be seen where the appointment is; a no is told, if need be to the counselor, and so is
 * a yes after it. Whoever changes their mind again within the hour is told of once they have made
 * it up.
 */
export async function tellAnswer(world: World, db: Db, coming: readonly Asked[], said: Said) {
  const [first] = coming;
  if (!first || !coming.some(({ guest }) => isNews(guest, said.answer))) return;
  const last = Math.max(...coming.map(({ guest }) => guest.told_at?.getTime() ?? 0));
  if (world.clock().getTime() - last < hour) return;
  await tellNow(world, db, coming, said);
}

const isNews = ({ answer, told_answer }: Asked['guest'], said: AnswerInput['answer']) =>
  told_answer ? told_answer !== said : said === 'no' && answer !== 'no';

async function tellNow(world: World, db: Db, coming: readonly Asked[], said: Said) {
  const [first] = coming;
  if (first) await tellOwner(world, db, first, said);
  await setGuests(
    db,
    coming.map(({ guest }) => guest.id),
    { told_answer: said.answer, told_at: world.clock() },
  );
}

async function tellOwner(world: World, db: Db, { row, guest }: Asked, said: Said) {
  const about = await aboutOf(db, row);
  const { organisation_id, trajectory_id } = row;
  const { client, owner, counselor_id } = about;
  const staff = [owner.id, counselor_id].flatMap((id) => id ?? []);
  const others = staff.filter((id) => id !== guest.person_id);
  const told = await firstOf(db, row, others, today(world.clock));
  if (!told) return;
  const { email: to, language, first_name } = told;
  const data = {
    ...{ first_name, link: world.address(placeIn(row)), who: said.name ?? guest.name },
    ...{ title: titleOf(row, language), when: timesInWords(language, row) },
    ...{ said: said.answer_text, ...(said.answer === 'yes' && { comes: true as const }) },
    ...(client && { client: client.name }),
  };
  const concerns = [told.id, client?.id, guest.person_id].flatMap((id) => id ?? []);
  const letter = { to, template: 'appointment-answered', language, data, organisation_id } as const;
  await world.mail.send(db, { ...letter, concerns, ...(trajectory_id && { trajectory_id }) });
}

/** Those who changed their mind after it was told. */
export const tellSettledAnswers = (world: World) =>
  world.jobs.define('appointments-answers', { cron: '*/10 * * * *', retryLimit: 2 }, () =>
    withSteadyClock(world.db, world.clock, () => tellSettled(world, world.clock())),
  );

export async function tellSettled(world: World, now: Date) {
  const before = new Date(now.getTime() - hour);
  for (const untold of await findUntold(await withinAll(world.db), { before, now }))
    await within(world.db, [untold.organisation_id])
      .transaction()
      .execute((db) => tellOne({ ...world, clock: () => now }, db, untold));
}

/** As it is by now: they may have answered again, or be asked no more. */
async function tellOne(world: World, db: Db, untold: Untold) {
  const now = world.clock();
  const rows = await lockSeries(db, untold, notFound);
  const standing = rows.filter(({ cancelled_at, starts_at }) => !cancelled_at && starts_at > now);
  const guests = await guestsOf(
    db,
    standing.map(({ id }) => id),
  );
  const coming = pairs(
    standing,
    guests.filter((guest) => isSame(guest, untold)),
  ).filter(({ guest }) => guest.told_answer && guest.told_answer !== guest.answer);
  const { answer, answer_text } = coming[0]?.guest ?? {};
  if (!answer) return;
  const said = { answer: answer as AnswerInput['answer'], answer_text: answer_text ?? '' };
  await tellNow(world, db, coming, said);
}
