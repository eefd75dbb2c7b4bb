import { sql } from 'kysely';

/** For `w` in `t`: 1.2 is the second work process of the first core task. */
export const processNumber = sql<string>`t.position || '.' || w.position`;
