import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { askForWrites } from '../database/databaseErrors.ts';
import type { Db } from '../database/db.ts';
import { withTimeout } from '../program/withTimeout.ts';

/** `/livez`: the program runs. `/readyz`: it can do its work, which includes writing. */
export function healthRoutes(app: FastifyInstance, db: Db) {
  const config = { access: 'public' } as const;
  app.get('/livez', { config }, async () => ({ status: 'live' }));
  app.get('/readyz', { config }, async () => {
    await withTimeout(sql.raw(askForWrites).execute(db));
    return { status: 'ready' };
  });
}
