import { accountsApi, resetInput } from '@traject/contract/accounts';
import { authApi } from '@traject/contract/auth';
import type { Language } from '@traject/contract/common/languages';
import { rememberDevice } from '../../platform/devices.ts';
import { deadLink, unprocessable } from '../../platform/errors.ts';
import { held } from '../../platform/http/parse.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/world.ts';
import { getAccount, setSignedIn } from './auth.queries.ts';
import {
  activate,
  activationOf,
  checkLogin,
  register,
  resetPassword,
  sendReset,
} from './auth.service.ts';
import { checkedHash } from './checkedHash.ts';
import { type Forgotten, mayForget } from './forgotten.ts';
import { createPatience } from './patience.ts';

export function authRoutes(serve: Serve, world: World) {
  const { sessions, clock, jobs } = world;
  const patience = createPatience(world);

  jobs.define<Forgotten>(
    'auth.forgot',
    { retryLimit: 5, retryBackoff: true, deleteAfterSeconds: 3600 },
    (forgotten) => world.db.transaction().execute((db) => sendReset(world, db, forgotten)),
  );

  serve(
    authApi.login,
    ({ body, address, device }, db) => checkLogin(patience, db, { ...body, address, device }),
    async ({ db, before: { account, counted }, device, actor }) => {
      actor.account_id = account.id;
      if (!(await setSignedIn(db, account, clock()))) throw unprocessable('auth.wrong');
      await patience.forgive(db, counted);
      await rememberDevice(db, account.id, device.keep(), clock());
      return { token: await sessions.open(db, account) };
    },
  );
  serve(authApi.logout, async ({ db, user }) => void (await sessions.close(db, user.session_id)));
  serve(authApi.me, async ({ db, user: { id, account_types, abilities } }) => {
    const { language, ...account } = await getAccount(db, id);
    return { ...account, language: language as Language, account_types, abilities };
  });

  serve(
    accountsApi.register,
    ({ body }, db) => checkedHash(db, body, body.password),
    ({ db, body, language, before: password_hash }) =>
      register(world, db, { input: body, password_hash, language }),
  );
  serve(accountsApi.forgot, async ({ db, body, address, device }) => {
    const asked = await mayForget(world, db, { email: body.email, address, device });
    if (asked) await jobs.send(db, 'auth.forgot', asked);
  });
  byLinkRoutes(serve, world);
}

function byLinkRoutes(serve: Serve, world: World) {
  serve(accountsApi.activation, ({ db, link }) => activationOf(db, link));
  serve(
    accountsApi.activate,
    async ({ body, link, language }, db) => {
      if (!link.account_id) return undefined;
      const { password } = held(resetInput, body ?? {}, language);
      return checkedHash(db, await getAccount(db, link.account_id), password);
    },
    async ({ db, link, actor, before: password_hash }) => {
      actor.account_id = (await activate(world, db, { link, password_hash })).id;
    },
  );
  serve(
    accountsApi.reset,
    async ({ body, link }, db) => {
      if (!link.account_id) throw deadLink();
      return checkedHash(db, await getAccount(db, link.account_id), body.password);
    },
    ({ db, link, device, before: password_hash }) =>
      resetPassword(world, db, link, { password_hash, device }),
  );
}
