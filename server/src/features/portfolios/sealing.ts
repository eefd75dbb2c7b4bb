import type { Language } from '@traject/contract/common/languages';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { madeFile } from '../../platform/files/madeFile.ts';
import type { Received } from '../../platform/files/receive.ts';
import { AppError, unprocessable, wrongField } from '../../platform/http/errors.ts';
import { pdfMime, pdfName } from '../../platform/pdf/answer.ts';
import type { Asker } from '../../platform/program/threadPool.ts';
import type { World } from '../../platform/program/world.ts';
import { issuerOf, sign } from '../../platform/signing/sign.ts';
import { newCode, printedCode } from './code.ts';
import { type Contents, type Manifest, manifestOf } from './contents.ts';
import { makePdf } from './making.ts';
import * as portfolios from './portfolios.queries.ts';
import { type Kept, type Place, readPortfolio } from './reading.queries.ts';

type Freezing = { place: Place; language: Language; self: Self; asker: Asker };

/** All that is to be sealed, as it was at one moment; nothing of it is kept yet. */
export type Frozen = {
  place: Place;
  code: string;
  sealed_at: Date;
  contents: Contents;
  manifest: Manifest;
  kept: Kept[];
  file: Received;
};

/** Slow, so it is done before the change begins. */
export async function freeze(world: World, db: Db, { place, language, self, asker }: Freezing) {
  const { contents, kept } = await readPortfolio(db, place, language).catch(refuseUnenrolled);
  const code = newCode();
  const sealed_at = world.clock();
  const { organisation_id } = place;
  const seal = { code, at: sealed_at, by: self.name };
  const bytes = await makePdf(world, db, { contents, organisation_id, seal, asker });
  const name = pdfName(`Portfolio ${contents.student} ${printedCode(code).slice(0, 9)}`);
  const file = await madeFile(bytes, { name, mime: pdfMime, tmpDir: world.tmpDir });
  const { size, sha256 } = file;
  const told = {
    iss: issuerOf(world, await portfolios.issuerCode(db, organisation_id)),
    code: printedCode(code),
    sealed_at: sealed_at.toISOString(),
    sealed_by: self.name,
  };
  const manifest = manifestOf(contents, told, { size, sha256 });
  return { place, code, sealed_at, contents, manifest, kept, file } satisfies Frozen;
}

/** The student is there; what they are not enrolled for cannot be chosen. */
function refuseUnenrolled(error: unknown): never {
  if (error instanceof AppError && error.status === 404)
    throw wrongField('diploma_id', 'unknown_choice');
  throw error;
}

/** In one go, or not at all: the file, what it rests on and the seal over that. */
export async function seal(world: World, db: Db, frozen: Frozen, self: Self) {
  const { place, code, sealed_at, contents, manifest, kept, file } = frozen;
  if (!(await portfolios.lockEnrolment(db, place)))
    throw wrongField('diploma_id', 'unknown_choice');
  if (!(await portfolios.lockKept(db, kept))) throw unprocessable('portfolios.changed');
  const { organisation_id, student_id } = place;
  const { id: file_id } = await world.files.store(db, file, { uploader_id: null, organisation_id });
  const jws = await sign({ ...world, db }, manifest, { typ: 'portfolio+jwt' });
  const by = { sealed_by: self.id, sealed_by_name: self.name };
  const row = { ...place, code, language: contents.language, sealed_at, ...by };
  const full = { ...row, contents, manifest, seal: jws, file_id };
  const id = await portfolios.addPortfolio(db, full, kept);
  return portfolios.getPortfolio(db, student_id, id);
}

type Withdrawing = { student: StudentScope; id: number; reason: string; self: Self; now: Date };

/** It says so from then on. */
export async function withdraw(db: Db, { student, id, reason, self, now }: Withdrawing) {
  await portfolios.getPortfolio(db, student.id, id);
  const set = { withdrawn_at: now, withdrawn_by: self.id, withdrawn_reason: reason };
  if (!(await portfolios.setWithdrawn(db, id, set))) throw unprocessable('portfolios.withdrawn');
  return portfolios.getPortfolio(db, student.id, id);
}
