import type { Language } from '@traject/contract/common/languages';
import {
  type SurveyTemplateChange,
  type SurveyTemplateInput,
  surveyTemplateRules,
} from '@traject/contract/surveyTemplates';
import { organisationOf, organisationsFor, selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import type { World } from '../../platform/program/world.ts';
import { addTemplate, lockTemplate, setTemplate } from './surveyTemplates.queries.ts';

export async function createTemplate(db: Db, user: User, input: SurveyTemplateInput) {
  const organisation_id = organisationOf(user, 'templates', input.organisation_id);
  const { id } = await addTemplate(db, { ...input, organisation_id });
  return id;
}

type Changed = { id: number; given: SurveyTemplateChange; by: { user: User; language: Language } };

export async function changeTemplate({ clock }: World, db: Db, { id, given, by }: Changed) {
  const stored = await lockTemplate(db, organisationsFor(by.user, 'templates'), id);
  const rules = surveyTemplateRules;
  const self = selfIn(by.user, stored.organisation_id);
  const values = await versionedUpdate(db, { stored, given, rules, by: { ...by, self, clock } });
  await setTemplate(db, id, values);
}
