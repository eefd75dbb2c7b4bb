import { accountApi } from '@traject/contract/account';
import { accountsApi } from '@traject/contract/accounts';
import { authApi } from '@traject/contract/auth';
import { rememberDevice } from '../../platform/access/devices.ts';
import { ofNobody, within } from '../../platform/database/wall.ts';
import { deadLink, wrongGuess } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { activate, activationOf, checkActivation } from './activation.ts';
import { getAccount, setSignedIn } from './auth.queries.ts';
import { type Forgotten, mayForget } from './forgotten.ts';
import { guessThrottleOf } from './guessThrottle.ts';
import { getMe } from './me.ts';
import { checkLogin, resetHash, resetPassword, sendReset } from './passwords.ts';
import { join, register, registrationHash } from './registering.ts';
import { listedOrganisations } from './registrations.queries.ts';

export function authRoutes(serve: Serve, world: World) {
  const { sessions, clock, jobs } = world;
  const throttle = guessThrottleOf(world);

  jobs.define<Forgotten>(
    'auth.forgot',
    { retryLimit: 5, retryBackoff: true, deleteAfterSeconds: 3600 },
    (forgotten) =>
      within(world.db, [ofNobody])
        .transaction()
        .execute((db) => sendReset(world, db, forgotten)),
  );

  serve(
    authApi.login,
    ({ body, address, device, actor }, db) =>
      checkLogin(throttle, db, { ...body, address, device, actor }),
    async ({ db, before: { account, counted }, device, actor }) => {
      if (!(await setSignedIn(db, account, clock()))) throw wrongGuess('auth.wrong');
      await throttle.forgive(db, counted);
      await rememberDevice(db, account.id, device.keep(), clock());
      const { browser } = device;
      const token = await sessions.open(db, { ...account, account_id: account.id, browser });
      actor.session = sessions.wordOf(token);
      return { token };
    },
  );
  serve(accountApi.renew, async ({ db, user }) => ({
    token: await sessions.renew(db, user.session_id),
  }));
  serve(authApi.logout, async ({ db, user }) => void (await sessions.close(db, user.session_id)));
  serve(authApi.me, ({ db, user }) => getMe(db, user));
  serve(accountsApi.forgot, async ({ db, body, address, device }) => {
    const asked = await mayForget(world, db, { email: body.email, address, device });
    if (asked) await jobs.send(db, 'auth.forgot', asked);
  });
  registrationRoutes(serve, world);
  byLinkRoutes(serve, world);
}

function registrationRoutes(serve: Serve, world: World) {
  serve(accountsApi.organisations, ({ db }) => listedOrganisations(db));
  serve(
    accountsApi.register,
    ({ body }, db) => registrationHash(db, body),
    ({ db, body, language, device, before: password_hash }) =>
      register(world, db, { input: body, password_hash, language, device: device.keep() }),
  );
  serve(accountsApi.join, async ({ db, user, body, record }) => {
    // An organisation does not hear where else somebody wants to join.
    record.organisation_id = await join(world, db, user.account_id, body.organisation);
  });
}

function byLinkRoutes(serve: Serve, world: World) {
  const { clock } = world;
  serve(accountsApi.activation, async ({ db, link, device }) => {
    const opening = { link, device: device.hash };
    const { email, needs, organisation } = await activationOf(db, opening);
    return { email, needs, organisation };
  });
  serve(
    accountsApi.activate,
    ({ body, link, language, address, device }, db) =>
      checkActivation(world, db, link, { body, language, address, device }),
    async ({ db, link, actor, device, before: opened }) => {
      actor.account_id = await activate(world, db, { link, opened });
      await rememberDevice(db, actor.account_id, device.keep(), clock());
    },
  );
  serve(accountsApi.resetting, async ({ db, link }) => {
    if (!link.account_id) throw deadLink();
    const { email } = await getAccount(db, link.account_id);
    return { email };
  });
  serve(
    accountsApi.reset,
    async ({ body, link }, db) => {
      if (!link.account_id) throw deadLink();
      return resetHash(db, link.account_id, body.password);
    },
    ({ db, link, device, before: password_hash }) =>
      resetPassword(world, db, link, { password_hash, device }),
  );
}
