import type { Language } from '@traject/contract/common/languages';
import {
  type DocumentTemplateChange,
  type DocumentTemplateInput,
  documentTemplateRules,
} from '@traject/contract/documentTemplates';
import { organisationOf, organisationsFor, selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import type { World } from '../../platform/program/world.ts';
import { cleanContents } from './contents.ts';
import * as templates from './documentTemplates.queries.ts';
import { saveFields } from './fields.ts';

export async function createTemplate(
  { clock }: World,
  db: Db,
  user: User,
  input: DocumentTemplateInput,
) {
  const { fields = [], ...values } = input;
  const organisation_id = organisationOf(user, 'templates', input.organisation_id);
  const contents = cleanContents(values.contents, fields);
  const { id } = await templates.addTemplate(db, { ...values, contents, organisation_id });
  await saveFields(db, id, { fields, now: clock() });
  return id;
}

type By = { user: User; language: Language };

/** Text and fields must agree: a field cannot be removed while the text uses it. */
export async function changeTemplate(
  { clock }: World,
  db: Db,
  { id, given, by }: { id: number; given: DocumentTemplateChange; by: By },
) {
  const stored = await templates.lockTemplate(db, organisationsFor(by.user, 'templates'), id);
  const rules = documentTemplateRules;
  const self = selfIn(by.user, stored.organisation_id);
  const merged = await versionedUpdate(db, { stored, given, rules, by: { ...by, self, clock } });
  const { fields = [], ...values } = merged;
  const contents = cleanContents(values.contents, fields);
  await templates.setTemplate(db, id, { ...values, contents });
  if (given.fields) await saveFields(db, id, { fields, now: clock() });
}
