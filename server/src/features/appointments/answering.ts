import type { AnswerInput } from '@traject/contract/appointments';
import type { AppointmentScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { forbidden, type notFound, unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { lockSeries } from './locking.ts';
import { pairs } from './telling.ts';
import { tellAnswer } from './tellingAnswers.ts';
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
  if (coming.length === 0) throw unprocessable('appointment.over');
  const answer_text = said.text ?? '';
  await setGuests(
    db,
    coming.map(({ guest }) => guest.id),
    { answer: said.answer, answer_text, answered_at: now },
  );
  await tellAnswer(world, db, coming, { answer: said.answer, answer_text, name: answer.name });
}
