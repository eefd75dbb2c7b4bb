import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';

type Given = { name?: string; contents?: string; requires_approval?: boolean };

/** A template with one text field, which its text uses. */
export async function aTemplate(db: Db, organisation: { id: number }, given: Given = {}) {
  const template = await db
    .insertInto('document_templates')
    .values({
      organisation_id: organisation.id,
      name: 'Plan van aanpak',
      contents: `<p>Beste ${tag('client-name')}, het doel is ${tag('goal')}.</p>`,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const field = await db
    .insertInto('document_template_fields')
    .values({
      document_template_id: template.id,
      position: 0,
      name: 'goal',
      type: 'text_singleline',
      configuration: sql<object>`'[]'::jsonb`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: template.id, fieldId: field.id };
}

/** A tag as the editor writes it. */
export const tag = (name: string) => `<span data-tag="${name}">[${name}]</span>`;
