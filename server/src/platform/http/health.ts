import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { askForWrites } from '../database/databaseErrors.ts';
import { isFull } from '../health/disks.ts';
import type { World } from '../program/world.ts';
import { unavailable } from './errors.ts';

/** `/livez`: the program runs. `/readyz`: it can do its work, which includes writing. */
export function healthRoutes(app: FastifyInstance, { db, answers, storage, settings }: World) {
  const config = { access: 'public' } as const;
  app.get('/livez', { config }, async () => ({ status: 'live' }));
  app.get('/readyz', { config }, async () => {
    const [files, isDiskFull] = await Promise.all([
      storage.state(),
      isFull(settings.DATA_DIR),
      answers(sql.raw(askForWrites).execute(db)),
    ]);
    if (files.is === 'swapped' || isDiskFull) throw unavailable();
    return { status: 'ready' };
  });
}
