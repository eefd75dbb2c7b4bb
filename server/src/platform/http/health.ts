import type { FastifyInstance } from 'fastify';
import type { World } from '../program/world.ts';

/** `/livez`: the program runs. `/readyz`: it can do its work, which includes writing. */
export function healthRoutes(app: FastifyInstance, { isReady }: World) {
  const config = { access: 'public' } as const;
  app.get('/livez', { config }, async () => ({ status: 'live' }));
  app.get('/readyz', { config }, async () => {
    await isReady();
    return { status: 'ready' };
  });
}
