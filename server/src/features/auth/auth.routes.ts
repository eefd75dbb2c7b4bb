import { accountsApi } from '@traject/contract/accounts';
import { authApi } from '@traject/contract/auth';
import type { Language } from '@traject/contract/common/languages';
import { deadLink, unprocessable } from '../../platform/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { hashPassword, refuseCommon } from '../../platform/passwords.ts';
import { ofNobody, within } from '../../platform/wall.ts';
import type { World } from '../../platform/world.ts';
import { mayFound } from '../organisations/organisations.service.ts';
import { activate, activationOf, checkActivation } from './activation.ts';
import { getAccount, setSignedIn, waitingAt } from './auth.queries.ts';
import { checkLogin, resetPassword, sendReset } from './auth.service.ts';
import { join, register } from './registering.ts';
import { listedOrganisations } from './registrations.queries.ts';

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
      return { token: await sessions.open(db, { ...account, account_id: account.id }) };
    },
  );
  serve(authApi.logout, async ({ db, user }) => void (await sessions.close(db, user.session_id)));
  serve(authApi.me, async ({ db, user: { account_id, account_types, abilities } }) => {
    const { id, email, first_name, last_name, language } = await getAccount(db, account_id);
    const name = `${first_name} ${last_name}`;
    const waiting_at = await waitingAt(db, account_id);
    const account = { id, email, first_name, last_name, name, language: language as Language };
    const may_found = abilities.includes('administration') && (await mayFound(db));
    return { ...account, account_types, abilities, waiting_at, may_found };
  });
  serve(accountsApi.forgot, async ({ db, body }) => {
    await jobs.send(db, 'auth.forgot', { email: body.email });
  });
  registrationRoutes(serve, world);
  byLinkRoutes(serve, world);
}

function registrationRoutes(serve: Serve, world: World) {
  serve(accountsApi.organisations, ({ db }) => listedOrganisations(db));
  serve(
    accountsApi.register,
    ({ body }) => {
      refuseCommon(body.password, body.email);
      return hashPassword(body.password);
    },
    ({ db, body, language, before: password_hash }) =>
      register(world, db, { input: body, password_hash, language, device: undefined }),
  );
  serve(accountsApi.join, ({ db, user, body }) => join(db, user.account_id, body.organisation));
}

function byLinkRoutes(serve: Serve, world: World) {
  serve(accountsApi.activation, async ({ db, link }) => {
    const { email, needs, organisation } = await activationOf(db, { link, device: undefined });
    return { email, needs, organisation };
  });
  serve(
    accountsApi.activate,
    ({ body, link, language }, db) =>
      checkActivation(db, { link, device: undefined }, { body, language }),
    async ({ db, link, actor, before: opened }) => {
      actor.account_id = await activate(world, db, { link, opened });
    },
  );
  serve(
    accountsApi.reset,
    async ({ body, link }, db) => {
      if (!link.account_id) throw deadLink();
      refuseCommon(body.password, (await getAccount(db, link.account_id)).email);
      return hashPassword(body.password);
    },
    ({ db, link, before: password_hash }) => resetPassword(world, db, link, password_hash),
  );
}
