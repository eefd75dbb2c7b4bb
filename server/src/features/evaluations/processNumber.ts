import { sql } from 'kysely';

/**
 * For `w` in `t`: its code in the register, or 1.2 for the second work process of the first core
 * task.
 */
export const processNumber = sql<string>`coalesce(nullif(w.code, ''),
  t.position || '.' || w.position)`;
