import type { AnswerInput } from '@traject/contract/appointments';
import type { AppointmentScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { forbidden, type notFound, unprocessable } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { timesInWords } from '../../platform/texts/inWords.ts';
import { firstOf } from './guests.ts';
import { aboutOf, titleOf } from './invitation.ts';
import { lockSeries } from './locking.ts';
import { type Asked, pairs, placeIn } from './telling.ts';
import { guestsOf, isSame, setGuests, type Who } from './write.queries.ts';

type Answer = {
  who: Who;
  /** Of whoever answered, where that may be somebody else than was asked. */
  name?: string | null;
  said: AnswerInput;
  otherwise?: typeof notFound;
};
type Of = Pick<AppointmentScope, 'trajectory_id' | 'uid'>;

/** Counts for this one, or for all that are coming; can be changed until it starts. */
export async function answerAppointment(world: World, db: Db, appointment: Of, answer: Answer) {
  const { who, said, otherwise } = answer;
  const rows = await lockSeries(db, appointment, otherwise);
  const guests = await guestsOf(
    db,
    rows.map(({ id }) => id),
  );
  const asked = pairs(
    rows,
    guests.filter((guest) => isSame(guest, who)),
  );
  if (asked.length === 0) throw forbidden('appointment.not_invited');
  const standing = asked.filter(({ row }) => !row.cancelled_at);
  if (standing.length === 0) throw unprocessable('appointment.cancelled');
  const now = world.clock();
  const coming = standing.filter(({ row }) => row.starts_at > now);
  const [first] = coming;
  if (!first) throw unprocessable('appointment.over');
  const answer_text = said.text ?? '';
  await setGuests(
    db,
    coming.map(({ guest }) => guest.id),
    { answer: said.answer, answer_text, answered_at: now },
  );
  const isNews = coming.some(({ guest }) => guest.answer !== 'no');
  const { row, guest } = first;
  const named = { row, guest: { ...guest, name: answer.name ?? guest.name } };
  if (said.answer === 'no' && isNews) await tellOwner(world, db, named, answer_text);
}

/** A yes can be seen where the appointment is; a no is told, if need be to the counselor. */
async function tellOwner(world: World, db: Db, { row, guest }: Asked, said: string) {
  const about = await aboutOf(db, row);
  const { organisation_id, trajectory_id } = row;
  const { client, owner, counselor_id } = about;
  const staff = [owner.id, counselor_id].flatMap((id) => id ?? []);
  const others = staff.filter((id) => id !== guest.person_id);
  const told = await firstOf(db, row, others, today(world.clock));
  if (!told) return;
  const { email: to, language, first_name } = told;
  const data = {
    ...{ first_name, link: world.address(placeIn(row)), who: guest.name, said },
    ...{ title: titleOf(row, language), when: timesInWords(language, row) },
    ...(client && { client: client.name }),
  };
  const concerns = [told.id, client?.id, guest.person_id].flatMap((id) => id ?? []);
  const letter = { to, template: 'appointment-answered', language, data, organisation_id } as const;
  await world.mail.send(db, { ...letter, concerns, ...(trajectory_id && { trajectory_id }) });
}
