import type { World } from '../platform/program/world.ts';
import { aStoredFile } from './documents.ts';
import { ownerDb } from './ownerDb.ts';
import { aSealed } from './schoolRows.ts';

type Place = { organisation_id: number; diploma_id: number };
type Sealed = { student_id: number; word: string; evidence_id?: number };

/** As it was sealed, with its evidence if there is any. */
export async function aPortfolio(world: World, place: Place, { word, ...sealed }: Sealed) {
  const { evidence_id, ...whose } = sealed;
  const { organisation_id, diploma_id } = place;
  const file_id = await aStoredFile(world, { id: organisation_id }, `${word}.pdf`);
  const { manifest, contents, ...row } = aSealed(word);
  const head = { diploma: { title: word, level: '', code: '', edition: '' }, language: 'nl' };
  const by = { sealed_at: row.sealed_at.toISOString(), sealed_by: word };
  const told = { ...manifest, ...head, ...by, code: row.code, organisation: word, student: word };
  const db = ownerDb(world);
  const { id: portfolio_id } = await db
    .insertInto('portfolios')
    .values({
      ...{ ...row, ...whose, organisation_id, diploma_id, file_id },
      manifest: { ...told, iss: word, pdf: { size: 1, sha256: 'ab' } },
      contents: { ...contents, ...head, organisation: { name: word, lines: [] } },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (evidence_id)
    await db
      .insertInto('portfolio_evidence')
      .values({ organisation_id, portfolio_id, position: 0, evidence_id })
      .execute();
  return portfolio_id;
}
