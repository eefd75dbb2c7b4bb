import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/database/db.ts';
import type { Asker } from '../../platform/program/threadPool.ts';
import type { World } from '../../platform/program/world.ts';
import { logoOf } from '../organisations/organisations.service.ts';
import { printedCode } from './code.ts';
import type { Contents } from './contents.ts';
import { type Place, readPortfolio } from './reading.queries.ts';
import { sheetOf } from './sheet.ts';

/** Hundreds of answers and pieces make a document that may take long. */
const seconds = 90;

type Made = {
  contents: Contents;
  organisation_id: number;
  /** Nothing for a draft. */
  seal: { code: string; at: Date; by: string } | null;
  asker: Asker;
};

export async function makePdf(world: World, db: Db, made: Made): Promise<Buffer> {
  const { contents, organisation_id, asker } = made;
  const logo = await logoOf(world.files, db, organisation_id);
  const seal = made.seal && {
    ...made.seal,
    code: printedCode(made.seal.code),
    address: verifyAddress(world, made.seal.code),
  };
  const sheet = sheetOf({ contents, logo, seal, now: world.clock() });
  return world.pdf.render('portfolio', sheet, asker, seconds);
}

export const verifyAddress = ({ address }: World, code: string) =>
  address(`/verify/${printedCode(code)}`);

type Drafting = { place: Place; language: Language; asker: Asker };

/** Of today, and marked so on every page. */
export async function makeDraft(world: World, db: Db, { place, language, asker }: Drafting) {
  const read = await readPortfolio(db, place, language);
  const { organisation_id } = place;
  const { contents } = read;
  const pdf = await makePdf(world, db, { contents, organisation_id, seal: null, asker });
  return { ...read, pdf };
}
