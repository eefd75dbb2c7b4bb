import type { QuestionType } from '@traject/contract/common/surveyQuestions';
import type { SurveyType } from '@traject/contract/surveyTemplates';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';
import { ownerDb } from './ownerDb.ts';

type Question = {
  description?: string;
  type: QuestionType;
  required?: boolean;
  allow_other?: boolean;
  options?: string[];
};
type Given = { title?: string; type?: SurveyType; questions?: Question[] };

/** One question of every kind. */
const oneOfEach: Question[] = [
  { type: 'likert', description: 'Ik werd gehoord.', required: true, options: ['Nee', 'Ja'] },
  { type: 'multiple', description: 'Wat hielp?', options: ['Cv', 'Test'], allow_other: true },
  { type: 'open', description: 'Wat kan beter?' },
  { type: 'scale', description: 'Welk cijfer geeft u?' },
];

export async function aSurveyTemplate(db: Db, organisation: { id: number }, given: Given = {}) {
  const { questions = oneOfEach, title = 'Tevredenheid', type = 'client' } = given;
  const { id } = await db
    .insertInto('survey_templates')
    .values({ organisation_id: organisation.id, title, type })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids: { id: number; options: number[] }[] = [];
  for (const [index, question] of questions.entries())
    ids.push(await aQuestion(db, { survey_template_id: id, order: index + 1 }, question));
  return { id, questions: ids };
}

async function aQuestion(
  db: Db,
  place: { survey_template_id: number; order: number },
  { options = [], description = 'Wat vindt u?', ...values }: Question,
) {
  const { id } = await db
    .insertInto('survey_questions')
    .values({ ...place, description, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = options.map((label, position) => ({ survey_question_id: id, label, position }));
  const made = rows.length
    ? await db.insertInto('survey_options').values(rows).returning('id').execute()
    : [];
  return { id, options: made.map((option) => option.id) };
}

type Trajectory = { id: number; counselor_id: number; organisation_id: number };

/** A survey sent to the client, without any questions; the token is the one in the mail. */
export async function aSurvey(
  world: Pick<World, 'db' | 'links'>,
  trajectory: Trajectory,
  template: { id: number },
) {
  const db = ownerDb(world);
  const { id } = await db
    .insertInto('surveys')
    .values({
      trajectory_id: trajectory.id,
      organisation_id: trajectory.organisation_id,
      survey_template_id: template.id,
      title: 'Tevredenheid',
      questions: sql<object>`'[]'::jsonb`,
      recipient_name: 'Fatima El Amrani',
      recipient_email: 'fatima@example.nl',
      language: 'nl',
      sender_id: trajectory.counselor_id,
      sent_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subject = { trajectory_id: trajectory.id, survey_id: id, minutes: 60 };
  return { id, token: await world.links.create(db, 'survey-client', subject) };
}
