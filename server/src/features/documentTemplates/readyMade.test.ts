import { languages } from '@traject/contract/common/languages';
import { describe, expect, it } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { cleanContents } from './contents.ts';
import { addReadyMade } from './readyMade.ts';

const { db } = await testDb();

async function lettersIn(language: (typeof languages)[number]) {
  const { id } = await anOrganisation(db);
  await db.updateTable('organisations').set({ language }).where('id', '=', id).execute();
  await addReadyMade(db, id);
  await addReadyMade(db, id);
  const templates = db.selectFrom('document_templates').where('organisation_id', '=', id);
  return templates.selectAll().orderBy('id').execute();
}

const fieldsOf = (templateId: number) =>
  db
    .selectFrom('document_template_fields')
    .where('document_template_id', '=', templateId)
    .select(['name', 'type'])
    .execute();

describe.each(languages)('the ready-made letters of an organisation that speaks %s', (language) => {
  it('are texts as the editor would save them, with a field for every tag', async () => {
    const templates = await lettersIn(language);
    expect(templates).toHaveLength(5);
    for (const { id, contents } of templates)
      expect(cleanContents(contents, await fieldsOf(id))).toBe(contents);
  });

  it('ask for words and for choices', async () => {
    const fields = await Promise.all((await lettersIn(language)).map(({ id }) => fieldsOf(id)));
    const types = new Set(fields.flat().map(({ type }) => type));
    expect(types).toEqual(new Set(['text_singleline', 'list']));
  });
});

it('are in the language of the organisation', async () => {
  const names = await Promise.all(languages.map(lettersIn));
  expect(new Set(names.flat().map(({ name }) => name)).size).toBe(5 * languages.length);
});
