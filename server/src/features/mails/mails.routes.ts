import { mailsApi } from '@traject/contract/mails';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { getMail, listUnsent } from './mails.queries.ts';
import { administeredBy, retry, sendTest } from './resending.ts';

export function mailsRoutes(serve: Serve, world: World) {
  serve(mailsApi.list, ({ db, user, query }) => listUnsent(db, administeredBy(user), query));
  serve(mailsApi.server, async () => world.mail.server());
  serve(mailsApi.get, ({ db, user, params }) => getMail(db, administeredBy(user), params.mailId));
  serve(mailsApi.retry, async ({ db, user, params }) => {
    await retry(world, db, { id: params.mailId, user });
    return getMail(db, administeredBy(user), params.mailId);
  });
  serve(mailsApi.test, async ({ db, user }) =>
    getMail(db, administeredBy(user), await sendTest(world, db, user)),
  );
}
