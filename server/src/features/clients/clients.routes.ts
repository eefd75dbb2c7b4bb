import { clientsApi } from '@traject/contract/clients';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { drawPicture, openPicture, removePicture, setPicture } from '../profile/profile.service.ts';
import { getClient } from './clients.queries.ts';
import { changeClient, saveClient, searchClient } from './saving.ts';

export function clientsRoutes(serve: Serve, world: World) {
  serve(clientsApi.search, async ({ db, user, body, record, language }) => {
    const answer = await searchClient(world, db, { user, language, ...body });
    Object.assign(record, { organisation_id: body.organisation_id, status: answer.status });
    if (answer.client) record.client_id = answer.client.id;
    return answer;
  });
  serve(clientsApi.create, async ({ db, user, body, language }) => {
    const { id } = await saveClient(world, db, { input: body, user, language });
    return getClient(db, id);
  });
  serve(clientsApi.get, ({ db, client }) => getClient(db, client.id));
  serve(clientsApi.update, async ({ db, client, user, body, language }) => {
    await changeClient(world, db, { client, change: body, user, language });
    return getClient(db, client.id);
  });
  pictureRoutes(serve, world);
}

function pictureRoutes(serve: Serve, world: World) {
  serve(clientsApi.picture, ({ db, client, range }) =>
    openPicture(world, db, { personId: client.id, range }),
  );
  serve(clientsApi.setPicture, drawPicture, ({ db, client, self, before: picture }) =>
    setPicture(world, db, { personId: client.id, self, picture }),
  );
  serve(clientsApi.removePicture, ({ db, client }) => removePicture(world, db, client.id));
}
