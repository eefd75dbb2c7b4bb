import { authApi } from '@traject/contract/auth';
import type { Language } from '@traject/contract/common/languages';
import { deadLink, unprocessable } from '../../platform/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { hashPassword, refuseCommon } from '../../platform/passwords.ts';
import type { World } from '../../platform/world.ts';
import { getAccount, setSignedIn } from './auth.queries.ts';
import { activate, checkLogin, register, resetPassword, sendReset } from './auth.service.ts';

export function authRoutes(serve: Serve, world: World) {
  const { sessions, clock, jobs } = world;

  jobs.define<{ email: string }>(
    'auth.forgot',
    { retryLimit: 5, retryBackoff: true, deleteAfterSeconds: 3600 },
    ({ email }) => world.db.transaction().execute((db) => sendReset(world, db, email)),
  );

  serve(
    authApi.login,
    ({ body }, db) => checkLogin(db, body),
    async ({ db, before: account, forgive, actor }) => {
      actor.account_id = account.id;
      if (!(await setSignedIn(db, account, clock()))) throw unprocessable('auth.wrong');
      await forgive(db);
      return { token: await sessions.open(db, account) };
    },
  );
  serve(authApi.logout, async ({ db, user }) => void (await sessions.close(db, user.session_id)));
  serve(authApi.me, async ({ db, user: { id, account_types, abilities } }) => {
    const { language, ...account } = await getAccount(db, id);
    return { ...account, language: language as Language, account_types, abilities };
  });

  serve(
    authApi.register,
    ({ body }) => {
      refuseCommon(body.password, body.email);
      return hashPassword(body.password);
    },
    ({ db, body, language, before: password_hash }) =>
      register(world, db, { input: body, password_hash, language }),
  );
  serve(authApi.activate, async ({ db, link, actor }) => {
    actor.account_id = (await activate(world, db, link)).id;
  });
  serve(authApi.forgot, async ({ db, body }) => {
    await jobs.send(db, 'auth.forgot', { email: body.email });
  });
  serve(
    authApi.reset,
    async ({ body, link }, db) => {
      if (!link.account_id) throw deadLink();
      refuseCommon(body.password, (await getAccount(db, link.account_id)).email);
      return hashPassword(body.password);
    },
    ({ db, link, before: password_hash }) => resetPassword(world, db, link, password_hash),
  );
}
