import { clientsApi } from '@traject/contract/clients';
import { notFound, unprocessable } from '../../platform/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/world.ts';
import { getClient } from './clients.queries.ts';
import { changeClient, saveClient, searchClient } from './clients.service.ts';
import { squarePicture } from './picture.ts';
import { findPicture, lockClient, setPictureFile } from './write.queries.ts';

export function clientsRoutes(serve: Serve, world: World) {
  serve(clientsApi.search, async ({ db, user, body, record }) => {
    const answer = await searchClient(db, user, body);
    Object.assign(record, { organisation_id: body.organisation_id, status: answer.status });
    if (answer.client) record.client_id = answer.client.id;
    return answer;
  });
  serve(clientsApi.create, async ({ db, user, body }) => {
    const id = await saveClient(world, db, { input: body, user });
    return getClient(db, id, user);
  });
  serve(clientsApi.get, ({ db, client, user }) => getClient(db, client.id, user));
  serve(clientsApi.update, async ({ db, client, user, body }) => {
    await changeClient(world, db, { clientId: client.id, change: body, user });
    return getClient(db, client.id, user);
  });
  pictureRoutes(serve, world);
}

function pictureRoutes(serve: Serve, { files }: World) {
  serve(clientsApi.picture, async ({ db, client, range }) => {
    const { picture_file_id } = await findPicture(db, client.id);
    const { headers, ...answer } = await files.open(db, picture_file_id, { range, inline: true });
    return { ...answer, headers: { ...headers, 'cache-control': 'private, no-cache' } };
  });

  serve(
    clientsApi.setPicture,
    async ({ uploaded }) => {
      if (!uploaded.picture) throw unprocessable('file.missing');
      return squarePicture(uploaded.picture);
    },
    async ({ db, client, user, before: picture }) => {
      const { picture_file_id: old } = await lockClient(db, client.id);
      const owner = { uploader_id: user.id, organisation_id: null };
      const { id } = await files.store(db, picture, owner);
      await setPictureFile(db, client.id, id);
      if (old) await files.remove(db, old);
    },
  );

  serve(clientsApi.removePicture, async ({ db, client }) => {
    const { picture_file_id: old } = await lockClient(db, client.id);
    if (!old) throw notFound();
    await setPictureFile(db, client.id, null);
    await files.remove(db, old);
  });
}
