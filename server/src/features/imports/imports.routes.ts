import type { Language } from '@traject/contract/common/languages';
import { type ImportInput, importsApi } from '@traject/contract/imports';
import { organisationOf } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { within } from '../../platform/database/wall.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Uploaded } from '../../platform/http/uploads.ts';
import type { World } from '../../platform/program/world.ts';
import { checkAsked, type Inviting, inviteImported, inviting, runImport } from './importing.ts';
import { prepare, previewOf } from './preparing.ts';
import { listImports, undoImport } from './undoing.ts';

export function importsRoutes(serve: Serve, world: World) {
  world.jobs.define<Inviting>(inviting, { retryLimit: 10, retryBackoff: true }, (job) =>
    within(world.db, [job.organisation_id])
      .transaction()
      .execute((db) => inviteImported(world, db, job)),
  );

  const preparedBy = preparing(world);
  serve(importsApi.preview, preparedBy, async ({ before: prepared }) => previewOf(prepared));
  serve(
    importsApi.run,
    preparedBy,
    async ({ db, user, body: input, language, record, before: prepared }) => {
      const done = await runImport(world, db, { prepared, input, language, user });
      const { id, person_ids: _, ...counts } = done;
      const { kind, diploma_id: diplomaId } = input;
      Object.assign(record, { kind, ...(diplomaId && { diplomaId }), ...counts });
      return { id, ...counts };
    },
  );

  serve(importsApi.list, ({ db, organisation, query }) => listImports(db, organisation.id, query));
  serve(importsApi.undo, ({ db, organisation, params }) =>
    undoImport(world, db, { id: params.importId, organisation_id: organisation.id }),
  );
}

type Call = { user: User; body: ImportInput; language: Language; uploaded: Uploaded };

/** Reading takes a while, so it does not hold a transaction open. */
const preparing =
  (world: World) =>
  async ({ user, body: input, language, uploaded }: Call, db: Db) => {
    organisationOf(user, 'administration', input.organisation_id);
    await checkAsked(db, input);
    if (!uploaded.file) throw unprocessable('file.missing');
    return prepare(world, db, { file: uploaded.file, input, language, user });
  };
