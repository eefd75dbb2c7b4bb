import type { Db } from '../../platform/database/db.ts';
import { addTemplate } from './documentTemplates.queries.ts';
import { saveFields } from './fields.ts';
import { type ReadyMade, readyMade } from './readyMadeLetters.ts';

/** The letters that an organisation can begin with, each with its fields; one that is there is left alone. */
export async function addReadyMade(db: Db, organisation_id: number) {
  const there = await namesOf(db, organisation_id);
  for (const { fields, ...template } of readyMade.filter(({ name }) => !there.has(name))) {
    const { id } = await addTemplate(db, { ...template, organisation_id });
    await saveFields(db, id, { fields: fields.map(fieldOf), now: new Date() });
  }
}

async function namesOf(db: Db, organisation_id: number) {
  const templates = db.selectFrom('document_templates').select('name');
  const rows = await templates.where('organisation_id', '=', organisation_id).execute();
  return new Set(rows.map(({ name }) => name));
}

/** The options of a list stand behind its description. */
function fieldOf(line: ReadyMade['fields'][number]) {
  const [name = '', description = '', ...options] = line.split('|');
  const configuration = options.map((text) => ({ text }));
  const type = options.length > 0 ? ('list' as const) : ('text_singleline' as const);
  return { name, description, type, configuration };
}
