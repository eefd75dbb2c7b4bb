import { addTemplate } from '../features/documentTemplates/documentTemplates.queries.ts';
import { saveFields } from '../features/documentTemplates/fields.ts';
import type { Db } from '../platform/db.ts';
import { type DemoTemplate, demoTemplates } from './templateTexts.ts';

/** The templates of a house, each with its fields. */
export async function addTemplates(db: Db, organisation_id: number) {
  for (const { fields, ...template } of demoTemplates) {
    const { id } = await addTemplate(db, { ...template, organisation_id });
    await saveFields(db, id, { fields: fields.map(fieldOf), now: new Date() });
  }
}

/** The options of a list stand behind its description. */
function fieldOf(line: DemoTemplate['fields'][number]) {
  const [name = '', description = '', ...options] = line.split('|');
  const configuration = options.map((text) => ({ text }));
  const type = options.length > 0 ? ('list' as const) : ('text_singleline' as const);
  return { name, description, type, configuration };
}
