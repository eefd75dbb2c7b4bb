import { profileApi } from '@traject/contract/profile';
import { nextVersion, refuseOlder } from '../../platform/change.ts';
import { unprocessable } from '../../platform/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { lockProfile, refuseFull } from '../../platform/profiles.ts';
import type { World } from '../../platform/world.ts';
import { addProfileFile, findProfileFile, takeProfileFile } from './files.queries.ts';
import { listRoutes } from './lists.routes.ts';
import { drawPicture, openPicture, removePicture, setPicture } from './picture.service.ts';
import { getPortfolio } from './portfolio.queries.ts';
import { setProfile } from './profile.queries.ts';

/** Everything here is the caller's own. */
export function profileRoutes(serve: Serve, world: World) {
  serve(profileApi.get, ({ db, user }) => getPortfolio(db, user.id));
  serve(profileApi.update, async ({ db, user, body }) => {
    const { version, ...given } = body;
    const stored = await lockProfile(db, user.id);
    await refuseOlder(db, stored, version);
    const next = nextVersion(stored, { user, clock: world.clock });
    await setProfile(db, user.id, { ...given, ...next });
    return getPortfolio(db, user.id);
  });
  listRoutes(serve);
  pictureRoutes(serve, world);
  fileRoutes(serve, world);
}

function pictureRoutes(serve: Serve, world: World) {
  serve(profileApi.picture, ({ db, user, range }) =>
    openPicture(world, db, { personId: user.id, range }),
  );
  serve(profileApi.setPicture, drawPicture, ({ db, user, before: picture }) =>
    setPicture(world, db, { personId: user.id, user, picture }),
  );
  serve(profileApi.removePicture, ({ db, user }) => removePicture(world, db, user.id));
}

function fileRoutes(serve: Serve, { files }: World) {
  serve(profileApi.addFile, async ({ db, user, uploaded }) => {
    if (!uploaded.file) throw unprocessable('file.missing');
    await refuseFull(db, user.id, 'profile_files');
    const owner = { uploader_id: user.id, organisation_id: null };
    const { id } = await files.store(db, uploaded.file, owner);
    await addProfileFile(db, user.id, id);
    const { name, mime } = uploaded.file;
    return { id, name, mime };
  });
  serve(profileApi.file, async ({ db, user, params, range }) => {
    const { id } = await findProfileFile(db, { personId: user.id, fileId: params.fileId });
    return files.open(db, id, { range, inline: true });
  });
  serve(profileApi.removeFile, async ({ db, user, params }) => {
    const { id } = await takeProfileFile(db, { personId: user.id, fileId: params.fileId });
    await files.remove(db, id);
  });
}
