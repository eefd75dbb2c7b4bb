import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../program/withTimeout.ts';
import type { World } from '../program/world.ts';
import { keysPath } from './sign.ts';
import { publicKeys } from './signingKeys.ts';

/** With what anybody, on any site, checks what this installation signed. */
export function keysRoute(app: FastifyInstance, world: World) {
  app.get(keysPath, { config: { access: 'public' } }, async (_request, reply) => {
    const keys = await withTimeout(publicKeys(world.db));
    reply.headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' });
    return { keys };
  });
}
