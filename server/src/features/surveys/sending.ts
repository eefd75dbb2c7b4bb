import type { SurveyType } from '@traject/contract/surveyTemplates';
import { days, pageOf } from '../../platform/access/links.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import { type Reader, readerOf } from '../approvals/approvals.service.ts';
import { findTemplate } from '../surveyTemplates/surveyTemplates.service.ts';
import type { LockedTrajectory } from '../trajectories/trajectories.service.ts';
import { copyOf, type LockedSurvey, setSurvey } from './write.queries.ts';

const linkDays = 90;

/** A template of the trajectory's own organisation; no other can be chosen. */
export async function templateFor(db: Db, wanted: { organisation_id: number; id: number }) {
  const template = await findTemplate(db, wanted.organisation_id, wanted.id);
  if (!template) throw wrongField('survey_template_id', 'unknown_choice');
  return template;
}

type Sent = {
  trajectory: LockedTrajectory;
  id: number;
  survey_template_id: number;
  sender: Self;
};

/** Copies the questions as they are at this moment, and mails the link to the respondent. */
export async function sendSurvey(
  world: World,
  db: Db,
  { trajectory, id, survey_template_id, sender }: Sent,
) {
  const { organisation_id } = trajectory;
  const template = await templateFor(db, { organisation_id, id: survey_template_id });
  const { title, questions, type } = template;
  if (questions.length === 0) throw unprocessable('survey.no_questions', { title });
  const reader = await readerOf(db, trajectory.id, type);
  const copied = { organisation_id, survey_template_id, title, questions: copyOf(questions) };
  await setSurvey(db, id, { ...copied, ...sentNow(world, reader, sender) });
  await sendLink(world, db, { id, trajectory_id: trajectory.id, type }, { reader, sender });
}

type Again = { trajectory: LockedTrajectory; survey: LockedSurvey; sender: Self };

/** The same questions with a new link, to the reader's current address; the earlier link dies. */
export async function sendAgain(world: World, db: Db, { trajectory, survey, sender }: Again) {
  const reader = await readerOf(db, trajectory.id, survey.type);
  await setSurvey(db, survey.id, sentNow(world, reader, sender));
  const { id, type } = survey;
  await sendLink(world, db, { id, trajectory_id: trajectory.id, type }, { reader, sender });
}

const sentNow = ({ clock }: World, { name, email, language }: Reader, sender: Self) => ({
  recipient_name: name,
  recipient_email: email,
  language,
  sender_id: sender.id,
  sent_at: clock(),
  opened_at: null,
});

type Between = { reader: Reader; sender: Self };

async function sendLink(
  { links, mail, address }: World,
  db: Db,
  { id, trajectory_id, type }: { id: number; trajectory_id: number; type: SurveyType },
  { reader, sender }: Between,
) {
  await links.revokeOfSurvey(db, id);
  const kind = `survey-${type}` as const;
  const minutes = days(linkDays);
  const token = await links.create(db, kind, { trajectory_id, survey_id: id, minutes });
  const { email: to, language, first_name, about } = reader;
  const { client, client_id, organisation, organisation_id } = about;
  const data = {
    first_name,
    link: address(pageOf(kind, token, language)),
    days: linkDays,
    until: dayInWords(language, await links.endOf(db, token)),
    counselor: sender.name,
    organisation,
    client,
  };
  const named = { concerns: [client_id, sender.id], trajectory_id };
  await mail.send(db, { to, template: kind, language, data, organisation_id, ...named });
}
