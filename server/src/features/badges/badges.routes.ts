import { Readable } from 'node:stream';
import { badgePageApi, badgesApi } from '@traject/contract/badges';
import type { FileAnswer } from '../../platform/files/files.ts';
import { downloadHeaders } from '../../platform/files/headers.ts';
import { cleanName } from '../../platform/files/names.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { issuerOf, keysPath } from '../../platform/signing/sign.ts';
import { caller, refuseEvaluators } from '../evaluations/evaluations.service.ts';
import { listTasks } from './badges.queries.ts';
import { contexts, nameOf, revocationsOf } from './credential.ts';
import { grantBadge, revokeBadge } from './granting.ts';
import { findIssuer, findPage, listRevoked } from './public.queries.ts';

export function badgesRoutes(serve: Serve, world: World) {
  serve(badgesApi.list, ({ db, student, query, user }) => {
    refuseEvaluators(student);
    return listTasks(db, { student, ...query, viewer: caller(user), now: world.clock() });
  });
  serve(badgesApi.grant, ({ db, student, self, body }) =>
    grantBadge(world, db, { student, by: self.id, ...body }),
  );
  serve(badgesApi.revoke, ({ db, student, self, params, body }) =>
    revokeBadge(world, db, { student, by: self.id, id: params.badgeId, ...body }),
  );
  publicRoutes(serve, world);
}

/** For anybody; whose a code is, only the database itself knows. */
function publicRoutes(serve: Serve, world: World) {
  const { db: everywhere } = world;
  serve(badgePageApi.page, async ({ params }) => {
    const badge = await findPage(everywhere, params.code);
    return { ...badge, keys_address: world.address(keysPath) };
  });
  serve(badgePageApi.credential, async ({ params }) =>
    fileOf(await findPage(everywhere, params.code)),
  );
  serve(badgePageApi.issuer, async ({ params: { issuer } }) => {
    const { name } = await findIssuer(everywhere, issuer);
    return { '@context': contexts, id: issuerOf(world, issuer), type: ['Profile'], name };
  });
  serve(badgePageApi.revocations, async ({ params: { issuer } }) => {
    const { id } = await findIssuer(everywhere, issuer);
    const revoked = await listRevoked(everywhere, id);
    return {
      id: revocationsOf(world, issuer),
      issuer: issuerOf(world, issuer),
      revokedCredential: revoked.map(({ credential_id }) => ({
        ...{ id: nameOf(credential_id), revoked: true as const },
      })),
    };
  });
}

function fileOf({ title, credential }: { title: string; credential: string }): FileAnswer {
  const bytes = Buffer.from(credential);
  const name = cleanName(`${title.replace(/[/\\]/g, '-').slice(0, 100)}.jwt`);
  const headers = downloadHeaders({ name, mime: 'application/jwt', size: bytes.length });
  return { status: 200, headers, stream: Readable.from([bytes]) };
}
