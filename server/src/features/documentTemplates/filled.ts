import { type Party, parties } from '@traject/contract/approvals';
import type { Language } from '@traject/contract/common/languages';
import type { FilledInput } from '@traject/contract/documentTemplates';
import { organisationsFor, selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { madeFile } from '../../platform/files/madeFile.ts';
import type { Received } from '../../platform/files/receive.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import { pdfMime, pdfName } from '../../platform/pdf/answer.ts';
import type { World } from '../../platform/program/world.ts';
import { findTemplate } from './documentTemplates.queries.ts';
import * as filled from './filled.queries.ts';
import { type FilledLetter, printFilled } from './filledLetter.ts';
import { readValues } from './values.ts';

export type By = { user: User; language: Language };

/** Keeps the text of the template as it is now, with the given values. */
export async function fillTemplate(db: Db, input: FilledInput, by: By) {
  const { template, fields } = await readFilled(db, input, by);
  const { name, contents, requires_approval, organisation } = template;
  return filled.addFilled(db, {
    name,
    contents,
    requires_approval,
    fields,
    organisation_id: organisation.id,
    document_template_id: template.id,
    creator_id: selfIn(by.user, organisation.id).id,
  });
}

/** The template as it is now, with the values given for its fields. */
export async function readFilled(db: Db, input: FilledInput, { user, language }: By) {
  const organisations = organisationsFor(user, 'trajectories');
  const template = await findTemplate(db, organisations, input.document_template_id);
  if (!template) throw wrongField('document_template_id', 'unknown_choice');
  return { template, fields: readValues(template.fields, input.fields, language) };
}

type Wanted = Omit<FilledLetter, 'document'> & { document_id: number };

/**
 * The PDF of a filled-in template for the trajectory, ready to be stored. Slow, so not inside a
 * transaction; there `attachFilled` marks it as used.
 */
export async function renderFilled(
  world: World,
  db: Db,
  { document_id, ...about }: Wanted,
): Promise<{ file: Received; requires_approval: boolean }> {
  const document = await filled.findFilled(db, { document_id, ...about });
  const { bytes, name } = await printFilled(world, db, { ...about, document });
  const named = { name: pdfName(name), mime: pdfMime, tmpDir: world.tmpDir };
  const file = await madeFile(bytes, named);
  return { file, requires_approval: document.requires_approval };
}

type Flags = Record<`send_${Party}` | `approve_${Party}`, boolean>;

/** A document that needs approval is not sent to anybody without asking for it. */
export function checkApproval(requires_approval: boolean, flags: Flags) {
  for (const party of parties)
    if (requires_approval && flags[`send_${party}`] && !flags[`approve_${party}`])
      throw unprocessable('template.approval_required');
}
