import { accountsApi, resetInput } from '@traject/contract/accounts';
import { authApi } from '@traject/contract/auth';
import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/db.ts';
import { deadLink, unprocessable } from '../../platform/errors.ts';
import { held } from '../../platform/http/parse.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { hashPassword, refuseCommon } from '../../platform/passwords.ts';
import { ofNobody, within } from '../../platform/wall.ts';
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

export function authRoutes(serve: Serve, world: World) {
  const { sessions, clock, jobs } = world;

  jobs.define<{ email: string }>(
    'auth.forgot',
    { retryLimit: 5, retryBackoff: true, deleteAfterSeconds: 3600 },
    ({ email }) =>
      within(world.db, [ofNobody])
        .transaction()
        .execute((db) => sendReset(world, db, email)),
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
    accountsApi.register,
    ({ body }) => {
      refuseCommon(body.password, body.email);
      return hashPassword(body.password);
    },
    ({ db, body, language, before: password_hash }) =>
      register(world, db, { input: body, password_hash, language }),
  );
  serve(accountsApi.forgot, async ({ db, body }) => {
    await jobs.send(db, 'auth.forgot', { email: body.email });
  });
  byLinkRoutes(serve, world);
}

function byLinkRoutes(serve: Serve, world: World) {
  serve(accountsApi.activation, ({ db, link }) => activationOf(db, link));
  serve(
    accountsApi.activate,
    async ({ body, link, language }, db) => {
      if (!link.account_id) return undefined;
      return checkedHash(db, link.account_id, held(resetInput, body ?? {}, language).password);
    },
    async ({ db, link, actor, before: password_hash }) => {
      actor.account_id = (await activate(world, db, { link, password_hash })).id;
    },
  );
  serve(
    accountsApi.reset,
    async ({ body, link }, db) => {
      if (!link.account_id) throw deadLink();
      return checkedHash(db, link.account_id, body.password);
    },
    ({ db, link, before: password_hash }) => resetPassword(world, db, link, password_hash),
  );
}

async function checkedHash(db: Db, accountId: number, password: string) {
  refuseCommon(password, (await getAccount(db, accountId)).email);
  return hashPassword(password);
}
