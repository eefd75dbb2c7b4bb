import type { Submission } from '@traject/contract/surveys';
import type { Link } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { findPeople, findStaff } from '../approvals/approvals.service.ts';
import { type LockedTrajectory, lockTrajectory } from '../trajectories/trajectories.service.ts';
import { checkAnswers } from './answers.ts';
import { questionsOf } from './surveys.queries.ts';
import { addAnswers, setAnswered } from './write.queries.ts';

/** Counts once: the second to submit finds the link used. */
export async function submitSurvey(world: World, db: Db, link: Link, { answers }: Submission) {
  const { survey_id, trajectory_id } = link;
  if (!survey_id || !trajectory_id) throw deadLink();
  // The trajectory first, as everywhere, so that an answer and a change wait for each other.
  const trajectory = await lockTrajectory(db, trajectory_id, deadLink);
  await world.links.use(db, link);
  const survey = await setAnswered(db, survey_id, world.clock());
  await addAnswers(db, survey_id, checkAnswers(questionsOf(survey), answers));
  const recipient_name = link.opened_by_name ?? survey.recipient_name;
  await tellStaff(world, db, trajectory, { ...survey, id: survey_id, recipient_name });
}

type Answered = Awaited<ReturnType<typeof setAnswered>> & { id: number };

/**
 * The sender and the counselor are told that it was answered, but not what: answers are not mailed.
 */
async function tellStaff(
  { mail, address, clock }: World,
  db: Db,
  trajectory: LockedTrajectory,
  { id, title, sender_id, recipient_name }: Answered,
) {
  const { counselor_id, organisation_id, client_id } = trajectory;
  const { client } = await findPeople(db, trajectory.id);
  const about = {
    link: address(`/trajectory/${trajectory.id}/survey-results/${id}`),
    who: recipient_name ?? '',
    survey: title ?? '',
    client,
  };
  const asked = [sender_id ?? counselor_id, counselor_id];
  for (const told of await findStaff(db, asked, { trajectory, today: today(clock) })) {
    const { email: to, language, first_name } = told;
    const letter = { to, language, data: { ...about, first_name }, organisation_id };
    // The respondent may be the client; an employer has no record.
    const concerned = { concerns: [told.id, client_id], trajectory_id: trajectory.id };
    await mail.send(db, { ...letter, ...concerned, template: 'survey-answered' });
  }
}
