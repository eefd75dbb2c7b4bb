import { type Party, parties } from '@traject/contract/approvals';
import type { Language } from '@traject/contract/common/languages';
import type { FilledInput } from '@traject/contract/documentTemplates';
import { organisationsFor, selfIn } from '../../platform/access.ts';
import { today } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { unprocessable, wrongField } from '../../platform/errors.ts';
import type { Received } from '../../platform/files/receive.ts';
import type { User } from '../../platform/session.ts';
import type { World } from '../../platform/world.ts';
import { findDetails, letterheadOf, logoOf } from '../organisations/organisations.service.ts';
import { findTemplate } from './documentTemplates.queries.ts';
import * as filled from './filled.queries.ts';
import { fileFrom } from './pdfFile.ts';
import { tagsIn } from './richText/nodes.ts';
import { readRichText } from './richText/readRichText.ts';
import { toLetter } from './richText/toLetter.ts';
import { knownOf } from './standardValues.queries.ts';
import { refuseEmpty, standardValues } from './standardValues.ts';
import { inOneLine, readValues } from './values.ts';

type By = { user: User; language: Language };

/** Keeps the words of the template as they are now, with the values that were given. */
export async function fillTemplate(db: Db, input: FilledInput, { user, language }: By) {
  const organisations = organisationsFor(user, 'trajectories');
  const template = await findTemplate(db, organisations, input.document_template_id);
  if (!template) throw wrongField('document_template_id', 'unknown_choice');
  const { name, contents, requires_approval, organisation } = template;
  const fields = readValues(template.fields, input.fields, language);
  return filled.addFilled(db, {
    name,
    contents,
    requires_approval,
    fields,
    organisation_id: organisation.id,
    document_template_id: template.id,
    creator_id: selfIn(user, organisation.id).id,
  });
}

type Wanted = filled.Key & { organisation_id: number; user: User };

/**
 * The PDF of a filled template with what is known of the trajectory, ready to be stored. Slow, so
 * not for inside a transaction; there `attachFilled` says that it was used.
 */
export async function renderFilled(
  { pdf, clock, tmpDir, files }: World,
  db: Db,
  { organisation_id, user, ...key }: Wanted,
): Promise<{ file: Received; requires_approval: boolean }> {
  const document = await filled.findFilled(db, key, organisation_id);
  const known = await knownOf(db, key.trajectory_id);
  const house = await findDetails(db, organisation_id);
  const standard = standardValues(known, today(clock));
  const blocks = readRichText(document.contents);
  refuseEmpty(tagsIn(blocks), standard);
  const own = document.fields.map(
    ({ name, texts }) => [name, inOneLine(texts, house.language)] as const,
  );
  const letter = {
    title: document.name,
    language: house.language,
    letterhead: letterheadOf(house, await logoOf(files, db, organisation_id)),
    blocks: toLetter(blocks, new Map<string, string>([...standard, ...own])),
  };
  const bytes = await pdf.render('letter', letter, user.account_id);
  const file = await fileFrom(bytes, { name: document.name, tmpDir });
  return { file, requires_approval: document.requires_approval };
}

type Flags = Record<`send_${Party}` | `approve_${Party}`, boolean>;

/** What needs approval is not sent to anybody without asking for it. */
export function checkApproval(requires_approval: boolean, flags: Flags) {
  for (const party of parties)
    if (requires_approval && flags[`send_${party}`] && !flags[`approve_${party}`])
      throw unprocessable('template.approval_required');
}
