import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { findDetails, letterheadOf, logoOf } from '../organisations/organisations.service.ts';
import { tagsIn } from './richText/nodes.ts';
import { readRichText } from './richText/readRichText.ts';
import { titleOf, toLetter } from './richText/toLetter.ts';
import { knownOf } from './standardValues.queries.ts';
import { refuseEmpty, standardValues } from './standardValues.ts';
import { type FilledField, inOneLine } from './values.ts';

export type FilledLetter = {
  document: { name: string; contents: string; fields: FilledField[] };
  trajectory_id: number;
  organisation_id: number;
  user: User;
};

/** A filled-in template with the data of the trajectory, and the name of its file. */
export async function printFilled(
  { pdf, clock, files }: World,
  db: Db,
  { document, trajectory_id, organisation_id, user }: FilledLetter,
) {
  const known = await knownOf(db, trajectory_id);
  const organisation = await findDetails(db, organisation_id);
  const day = today(clock);
  const standard = standardValues(known, day);
  const blocks = readRichText(document.contents);
  refuseEmpty(tagsIn(blocks), standard);
  const own = document.fields.map(
    ({ name, texts }) => [name, inOneLine(texts, organisation.language)] as const,
  );
  const letterBlocks = toLetter(blocks, new Map<string, string>([...standard, ...own]));
  const letter = {
    title: titleOf(letterBlocks) || organisation.name,
    language: organisation.language,
    letterhead: letterheadOf(organisation, await logoOf(files, db, organisation_id)),
    blocks: letterBlocks,
  };
  const bytes = await pdf.render('letter', letter, user.account_id);
  return { bytes, name: `${document.name} ${known.client_name} ${day}` };
}
