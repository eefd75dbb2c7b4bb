import { describe, expect, it } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { cleanContents } from './contents.ts';
import { addReadyMade } from './readyMade.ts';

const { db } = await testDb();
const organisation = await anOrganisation(db);
await addReadyMade(db, organisation.id);

describe('the ready-made letters', () => {
  it('are texts as the editor would save them, with a field for every tag', async () => {
    const templates = await db.selectFrom('document_templates').selectAll().execute();
    expect(templates).toHaveLength(5);
    for (const { id, contents } of templates) {
      const fields = db
        .selectFrom('document_template_fields')
        .where('document_template_id', '=', id)
        .select(['name', 'type']);
      expect(cleanContents(contents, await fields.execute())).toBe(contents);
    }
  });

  it('ask for words and for choices', async () => {
    const fields = await db.selectFrom('document_template_fields').select(['type']).execute();
    expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(['text_singleline', 'list']));
  });
});
