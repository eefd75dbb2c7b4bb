import { documentsApi } from '@traject/contract/documents';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { lastFilled, previewFilled } from '../documentTemplates/documentTemplates.service.ts';
import { findDocument, getDocument, listDocuments } from './documents.queries.ts';
import {
  createDocument,
  createVersion,
  removeDocument,
  resendVersion,
  withdrawVersion,
} from './filing.ts';
import { sendLater } from './sending.ts';
import { fileOf } from './source.ts';
import * as versions from './versions.queries.ts';
import { addReturn, lockDocument, takeReturn } from './write.queries.ts';

export function documentsRoutes(serve: Serve, world: World) {
  const { clock } = world;

  serve(documentsApi.list, ({ db, trajectory, query }) =>
    listDocuments(db, trajectory.id, { query, now: clock() }),
  );

  serve(
    documentsApi.create,
    fileOf(world),
    async ({ db, trajectory, self, body, before: file }) => {
      const fileId = await createDocument(world, db, { trajectory, self, body, file });
      return getDocument(db, { trajectoryId: trajectory.id, fileId }, clock());
    },
  );

  serve(documentsApi.remove, ({ db, params }) => removeDocument(world, db, params));
  serve(
    documentsApi.preview,
    ({ body, trajectory, user, language }, db) =>
      previewFilled(world, db, { input: body, trajectory, by: { user, language } }),
    async ({ before: file }) => file,
  );
  serve(documentsApi.filled, async ({ db, params, user }) => {
    const { id } = await findDocument(db, params);
    const document_id = await versions.lastMade(db, id);
    return lastFilled(db, document_id, user);
  });
  versionRoutes(serve, world);
  returnRoutes(serve, world);
}

function versionRoutes(serve: Serve, world: World) {
  const { clock, files } = world;

  serve(documentsApi.versions, async ({ db, params, query }) => {
    const { id } = await findDocument(db, params);
    return versions.pageOfVersions(db, id, { query, now: clock() });
  });

  serve(documentsApi.addVersion, fileOf(world), async (call) => {
    const { db, params, trajectory, self, body, before: file } = call;
    const documentId = params.fileId;
    const given = { documentId, trajectory, self, body, file };
    const versionId = await createVersion(world, db, given);
    return versions.getVersion(db, { fileId: documentId, versionId }, clock());
  });

  serve(documentsApi.download, async ({ db, params, range }) => {
    await findDocument(db, params);
    const { file_id } = await versions.fileOfVersion(db, params);
    return files.open(db, file_id, { range });
  });

  serve(documentsApi.send, async ({ db, params, self: sender, body }) => {
    await sendLater(world, db, { ...params, ...body, sender });
    return versions.getVersion(db, params, clock());
  });

  serve(documentsApi.withdraw, async ({ db, params, body: { party } }) => {
    await findDocument(db, params);
    await versions.fileOfVersion(db, params);
    await withdrawVersion(world, db, { ...params, party });
    return versions.getVersion(db, params, clock());
  });

  serve(documentsApi.resend, async ({ db, params, self: sender, body: { party } }) => {
    await findDocument(db, params);
    await versions.fileOfVersion(db, params);
    await resendVersion(world, db, { ...params, party, sender });
    return versions.getVersion(db, params, clock());
  });
}

function returnRoutes(serve: Serve, { files, clock }: World) {
  serve(documentsApi.returns, async ({ db, params }) => {
    const { id } = await findDocument(db, params);
    return versions.returnsOf(db, id).execute();
  });

  serve(documentsApi.addReturn, async ({ db, params, trajectory, self, uploaded }) => {
    const { id: trajectory_file_id } = await lockDocument(db, params);
    if (!uploaded.file) throw unprocessable('file.missing');
    const owner = { uploader_id: self.id, organisation_id: trajectory.organisation_id };
    const { id: file_id } = await files.store(db, uploaded.file, owner);
    const row = { trajectory_file_id, file_id, created_at: clock() };
    const { id: returnId } = await addReturn(db, row);
    return versions.getReturn(db, { fileId: trajectory_file_id, returnId });
  });

  serve(documentsApi.downloadReturn, async ({ db, params, range }) => {
    await findDocument(db, params);
    const { file_id } = await versions.fileOfReturn(db, params);
    return files.open(db, file_id, { range });
  });

  serve(documentsApi.removeReturn, async ({ db, params }) => {
    const { id } = await lockDocument(db, params);
    const { file_id } = await takeReturn(db, id, params.returnId);
    await files.remove(db, file_id);
  });
}
