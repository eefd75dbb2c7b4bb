import { accountApi } from '@traject/contract/account';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { drawPicture } from '../profile/profile.service.ts';
import { answer, askAddress, changeOf, dropAddress } from './address.ts';
import * as own from './ownAccount.ts';
import { openOwn, removeOwn, setOwn } from './picture.ts';

/** Everything here is the caller's own. */
export function accountRoutes(serve: Serve, world: World) {
  serve(accountApi.get, ({ db, user }) => own.getAccount(world, db, user));
  serve(accountApi.update, async ({ db, user, body }) => {
    await own.changeAccount(db, user, body);
    return own.getAccount(world, db, user);
  });
  serve(
    accountApi.setPassword,
    ({ user, body, address, device }, db) =>
      own.checkNewPassword(world, db, user, { ...body, address, device }),
    ({ db, user, device, before }) => own.setPassword(world, db, user, { ...before, device }),
  );
  serve(accountApi.picture, ({ db, user: { account_id }, range }) =>
    openOwn(world, db, { account_id, range }),
  );
  serve(accountApi.setPicture, drawPicture, ({ db, user: { account_id }, before: picture }) =>
    setOwn(world, db, { account_id, picture }),
  );
  serve(accountApi.removePicture, ({ db, user }) => removeOwn(world, db, user.account_id));
  addressRoutes(serve, world);
  sessionRoutes(serve, world);
}

function addressRoutes(serve: Serve, world: World) {
  serve(
    accountApi.askAddress,
    ({ user, body: { current_password }, address, device }, db) =>
      own.checkOwn(world, db, user, { current_password, address, device }),
    async ({ db, user, body }) => {
      await askAddress(world, db, user, body);
      return own.getAccount(world, db, user);
    },
  );
  serve(accountApi.dropAddress, async ({ db, user }) => {
    await dropAddress(world, db, user.account_id);
    return own.getAccount(world, db, user);
  });
  serve(accountApi.addressChange, ({ db, link }) => changeOf(world, db, link));
  serve(accountApi.answerAddress, async ({ db, link, body }) => ({
    changed: await answer(world, db, link, body.answer),
  }));
}

function sessionRoutes(serve: Serve, world: World) {
  serve(accountApi.endSession, async ({ db, user, params }) => {
    await world.sessions.closeOf(db, user.account_id, params.session);
    return own.getAccount(world, db, user);
  });
  serve(accountApi.endOtherSessions, async ({ db, user }) => {
    await world.sessions.closeAll(db, user.account_id, user.session_id);
    return own.getAccount(world, db, user);
  });
}
