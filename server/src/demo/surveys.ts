import { firstLanguage } from '@traject/contract/common/languages';
import { addAnswers, addSurvey, copyOf } from '../features/surveys/write.queries.ts';
import { addReadyMade } from '../features/surveyTemplates/readyMade.ts';
import readySurveys from '../features/surveyTemplates/readySurveys.nl.ts';
import type { SurveyName } from '../features/surveyTemplates/readySurveys.ts';
import type { findTemplate } from '../features/surveyTemplates/surveyTemplates.queries.ts';
import { days as minutesOf } from '../platform/access/links.ts';
import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';
import { dayInWords } from '../platform/texts/inWords.ts';
import { type Case, daysOfStep } from './case.ts';
import { instantAgo } from './days.ts';
import { addMail } from './mails.ts';
import { type Names, readerOf, readNames } from './requests.ts';
import * as texts from './surveyTexts.ts';

type Outside = Pick<World, 'links' | 'address'>;
/** Who was asked what; all times are in days ago. */
type Asked = {
  one: Case;
  name: SurveyName;
  sent: number;
  opened?: number;
  answered?: texts.Answered;
  /** Its mail did not arrive. */
  isRefused?: boolean;
};
type Template = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

const linkDays = 90;

/** Surveys in every state; those that are still open have a mail whose link works. */
export async function addSurveys(outside: Outside, db: Db, cases: Case[]) {
  const templates = await addReadyMade(db, cases[0]?.organisation_id ?? 0);
  const names = await readNames(db);
  for (const asked of askedOf(cases)) {
    const template = templates.get(asked.name);
    if (!template) throw new Error(`The demo has no survey ${asked.name}`);
    const id = await addOne(db, asked, template);
    if (!asked.answered) await addLink(outside, db, { ...asked, id, names });
  }
}

function askedOf(cases: Case[]): Asked[] {
  const running = cases.filter(({ story }) => story.steps.at(-1)?.[0] === 'in_progress');
  const finished = cases.filter(({ story }) => story.completed_reason !== undefined);
  const [first] = cases;
  const [second, third] = running;
  if (!first || !second || !third) throw new Error('The demo has too few trajectories');
  const after = (name: SurveyName, list: texts.Answered[]): Asked[] =>
    list.flatMap((answered, index) => {
      const one = finished[index];
      if (!one) return [];
      const sent = daysOfStep(one, one.story.steps.length - 1);
      return [{ one, name, sent, opened: sent - 1 - (index % 3), answered }];
    });
  return [
    { one: first, name: 'satisfaction', sent: 62, opened: 60, answered: texts.satisfied },
    { one: first, name: 'employer', sent: 3, isRefused: true },
    { one: second, name: 'satisfaction', sent: 6, opened: 4 },
    { one: third, name: 'satisfaction', sent: 96, opened: 95 },
    ...after('lookingBack', texts.lookedBack),
    ...after('employer', texts.byEmployers),
  ];
}

async function addOne(db: Db, asked: Asked, { id, title, type, questions }: Template) {
  const { one, sent, opened, answered } = asked;
  const { name, email } = readerOf(one, type);
  const survey = await addSurvey(db, {
    trajectory_id: one.trajectory_id,
    organisation_id: one.organisation_id,
    survey_template_id: id,
    created_at: instantAgo(sent),
    title,
    questions: copyOf(questions),
    recipient_name: name,
    recipient_email: email,
    language: firstLanguage,
    sender_id: one.counselor_id,
    sent_at: instantAgo(sent),
    opened_at: opened === undefined ? null : instantAgo(opened),
    answered_at: answered ? instantAgo((opened ?? sent) - 0.01) : null,
  });
  if (answered) await addAnswers(db, survey.id, answersTo(questions, answered));
  return survey.id;
}

/** In the order of the questions, each as it is sent. */
const answersTo = (questions: Template['questions'], said: texts.Answered) =>
  questions.flatMap(({ id: survey_question_id, type, options }, index) => {
    const word = said[index];
    if (word === undefined) return [];
    const idOf = (n: number) => options[n]?.id ?? 0;
    if (typeof word === 'object') {
      const { ticks, other = '' } = word;
      const answer = JSON.stringify({ checkboxes: ticks.map(idOf), other });
      return [{ survey_question_id, answer }];
    }
    const answer = type === 'likert' ? idOf(Number(word)) : word;
    return [{ survey_question_id, answer: String(answer) }];
  });

async function addLink(
  { links, address }: Outside,
  db: Db,
  { one, name, sent, isRefused = false, id, names }: Asked & { id: number; names: Names },
) {
  const { type } = readySurveys[name];
  const kind = `survey-${type}` as const;
  const subject = { trajectory_id: one.trajectory_id, survey_id: id };
  const minutes = minutesOf(linkDays - sent);
  const token = await links.create(db, kind, { ...subject, minutes });
  if (minutes <= 0) return;
  const { first_name, email: recipient } = readerOf(one, type);
  const data = {
    first_name,
    link: address(`/${kind}/${token}`),
    days: linkDays,
    until: dayInWords(firstLanguage, await links.endOf(db, token)),
    counselor: names.counselors.get(one.counselor_id) ?? '',
    organisation: names.organisations.get(one.organisation_id) ?? '',
    client: readerOf(one, 'client').name,
  };
  const { organisation_id, client_id, counselor_id, trajectory_id } = one;
  const about = { concerns: [client_id, counselor_id], trajectory_id };
  const mail = { recipient, template: kind, data, organisation_id, ...about };
  await addMail(db, { ...mail, sent, isRefused });
}
