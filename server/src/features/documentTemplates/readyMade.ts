import type { Db } from '../../platform/database/db.ts';
import { texts } from '../../texts.ts';
import { languageOf } from '../organisations/organisations.service.ts';
import { addTemplate } from './documentTemplates.queries.ts';
import { saveFields } from './fields.ts';
import type { Letter } from './letterParts.ts';

/** The letters an organisation can start with, in its language; existing ones are left alone. */
export async function addReadyMade(db: Db, organisation_id: number) {
  const there = await namesOf(db, organisation_id);
  const { letters } = texts[await languageOf(db, organisation_id)];
  const missing = Object.values(letters).filter(({ name }) => !there.has(name));
  for (const { fields, ...template } of missing) {
    const { id } = await addTemplate(db, { ...template, organisation_id });
    await saveFields(db, id, { fields: fields.map(fieldOf), now: new Date() });
  }
}

async function namesOf(db: Db, organisation_id: number) {
  const templates = db.selectFrom('document_templates').select('name');
  const rows = await templates.where('organisation_id', '=', organisation_id).execute();
  return new Set(rows.map(({ name }) => name));
}

/** The options of a list follow its description. */
function fieldOf(line: Letter['fields'][number]) {
  const [name = '', description = '', ...options] = line.split('|');
  const configuration = options.map((text) => ({ text }));
  const type = options.length > 0 ? ('list' as const) : ('text_singleline' as const);
  return { name, description, type, configuration };
}
