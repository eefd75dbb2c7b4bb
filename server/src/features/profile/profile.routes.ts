import { profileApi } from '@traject/contract/profile';
import { nextVersion, refuseStale } from '../../platform/database/versionedUpdate.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { lockProfile, refuseFull } from '../people/people.service.ts';
import { addProfileFile, findProfileFile, takeProfileFile } from './files.queries.ts';
import { listRoutes } from './lists.routes.ts';
import { own } from './own.ts';
import { drawPicture, openPicture, removePicture, setPicture } from './picture.ts';
import { getPortfolio } from './portfolio.queries.ts';
import { setProfile } from './profile.queries.ts';

/** Everything here is the caller's own. */
export function profileRoutes(serve: Serve, world: World) {
  serve(profileApi.get, ({ db, user, query }) => getPortfolio(db, own(user, query).id));
  serve(profileApi.update, async ({ db, user, query, body }) => {
    const { version, ...given } = body;
    const self = own(user, query);
    const stored = await lockProfile(db, self.id);
    await refuseStale(db, stored, { seen: version, self });
    const next = nextVersion(stored, { self, clock: world.clock });
    await setProfile(db, self.id, { ...given, ...next });
    return getPortfolio(db, self.id);
  });
  listRoutes(serve);
  pictureRoutes(serve, world);
  fileRoutes(serve, world);
}

function pictureRoutes(serve: Serve, world: World) {
  serve(profileApi.picture, ({ db, user, query, range }) =>
    openPicture(world, db, { personId: own(user, query).id, range }),
  );
  serve(profileApi.setPicture, drawPicture, ({ db, user, query, before: picture }) => {
    const self = own(user, query);
    return setPicture(world, db, { personId: self.id, self, picture });
  });
  serve(profileApi.removePicture, ({ db, user, query }) =>
    removePicture(world, db, own(user, query).id),
  );
}

function fileRoutes(serve: Serve, { files }: World) {
  serve(profileApi.addFile, async ({ db, user, query, uploaded }) => {
    if (!uploaded.file) throw unprocessable('file.missing');
    const { id: uploader_id, organisation_id } = own(user, query);
    await refuseFull(db, uploader_id, 'profile_files');
    const { id } = await files.store(db, uploaded.file, { uploader_id, organisation_id });
    await addProfileFile(db, uploader_id, id);
    const { name, mime, scan = null } = uploaded.file;
    return { id, name, mime, scan };
  });
  serve(profileApi.file, async ({ db, user, query, params, range }) => {
    const { id } = await findProfileFile(db, {
      personId: own(user, query).id,
      fileId: params.fileId,
    });
    return files.open(db, id, { range, inline: true });
  });
  serve(profileApi.removeFile, async ({ db, user, query, params }) => {
    const { id } = await takeProfileFile(db, {
      personId: own(user, query).id,
      fileId: params.fileId,
    });
    await files.remove(db, id);
  });
}
