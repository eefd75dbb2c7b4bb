import type { FastifyInstance } from 'fastify';
import { isFull } from '../health/disks.ts';
import type { World } from '../program/world.ts';
import { unavailable } from './errors.ts';

/** `/livez`: the program runs. `/readyz`: it can do its work, which includes writing. */
export function healthRoutes(app: FastifyInstance, { isReady, storage, settings }: World) {
  const config = { access: 'public' } as const;
  app.get('/livez', { config }, async () => ({ status: 'live' }));
  app.get('/readyz', { config }, async () => {
    const looked = [storage.state(), isFull(settings.DATA_DIR), isReady()] as const;
    const [files, isDiskFull] = await Promise.all(looked);
    if (files.is === 'swapped' || isDiskFull) throw unavailable();
    return { status: 'ready' };
  });
}
