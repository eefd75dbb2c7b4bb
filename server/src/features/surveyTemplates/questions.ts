import type { Language } from '@traject/contract/common/languages';
import {
  type QuestionChange,
  type QuestionInput,
  questionInput,
  surveyLimits,
} from '@traject/contract/common/surveyQuestions';
import { organisationsFor, selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import * as questions from './questions.queries.ts';
import { lockTemplate } from './surveyTemplates.queries.ts';

type Of = { surveyTemplateId: number; user: User };

/** Added at the end of its template. */
export async function createQuestion(db: Db, { surveyTemplateId, user }: Of, input: QuestionInput) {
  await lockOwn(db, user, surveyTemplateId);
  const others = await questions.questionIds(db, surveyTemplateId);
  const most = surveyLimits.questions;
  if (others.length >= most) throw unprocessable('survey_template.too_many_questions', { most });
  return appendQuestion(db, { surveyTemplateId, order: others.length + 1 }, input);
}

export async function appendQuestion(
  db: Db,
  { surveyTemplateId, order }: { surveyTemplateId: number; order: number },
  { options = [], ...values }: QuestionInput,
) {
  const row = { ...values, order, survey_template_id: surveyTemplateId };
  const { id } = await questions.addQuestion(db, row);
  await saveOptions(db, { id, options: [] }, options);
  return id;
}

type Changed = questions.Key & { given: QuestionChange; by: { user: User; language: Language } };

export async function changeQuestion({ clock }: World, db: Db, { given, by, ...key }: Changed) {
  const { organisation_id } = await lockOwn(db, by.user, key.surveyTemplateId);
  const self = selfIn(by.user, organisation_id);
  const stored = await questions.getQuestion(db, key);
  const change = { stored, given, rules: questionInput, by: { ...by, self, clock } };
  const merged = await versionedUpdate(db, change);
  const { options = [], ...values } = merged;
  await questions.setQuestion(db, key.questionId, values);
  if (given.options) await saveOptions(db, stored, options);
}

export async function removeQuestion({ clock }: World, db: Db, key: questions.Key, user: User) {
  await lockOwn(db, user, key.surveyTemplateId);
  await questions.archiveQuestion(db, key, clock());
}

/** Somebody who names other questions than these has looked at an older list. */
export async function orderQuestions(db: Db, { surveyTemplateId, user }: Of, ids: number[]) {
  await lockOwn(db, user, surveyTemplateId);
  const present = await questions.questionIds(db, surveyTemplateId);
  const named = new Set(ids);
  const isWhole = ids.length === present.length && present.every((id) => named.has(id));
  if (!isWhole) throw unprocessable('survey_template.other_questions');
  await questions.setOrder(db, ids);
}

const lockOwn = (db: Db, user: User, surveyTemplateId: number) =>
  lockTemplate(db, organisationsFor(user, 'templates'), surveyTemplateId);

type WithOptions = { id: number; options: { id: number }[] };

/** Saves the options in the given order; one that comes with its id stays the same option. */
async function saveOptions(
  db: Db,
  { id: survey_question_id, options }: WithOptions,
  given: NonNullable<QuestionInput['options']>,
) {
  const old = new Set(options.map(({ id }) => id));
  const placed = given.map(({ id, label }, position) => {
    if (id !== undefined && !old.delete(id)) throw wrongField('options', 'unknown_choice');
    return { id, label, position };
  });
  if (old.size > 0) await questions.dropOptions(db, [...old]);
  for (const { id, ...values } of placed)
    if (id !== undefined) await questions.setOption(db, { id, ...values });
  const fresh = placed
    .filter(({ id }) => id === undefined)
    .map(({ label, position }) => ({ survey_question_id, label, position }));
  if (fresh.length > 0) await questions.addOptions(db, fresh);
}
