import { sql } from 'kysely';
import type { Db } from './db.ts';
import { containing } from './page.ts';

/**
 * What a search text must be like to hold every word that was typed. One or two letters begin a
 * word, since the index knows no shorter piece. The words are made plain first: inside the search
 * the database would do so again for each row.
 */
export async function patternsOf(db: Db, q: string): Promise<string[]> {
  const { rows } = await sql<{ plain: string }>`select lower(unaccent(${q})) as plain`.execute(db);
  const words = rows[0]?.plain.split(/[\s'-]+/).filter((word) => word !== '') ?? [];
  return words
    .slice(0, 6)
    .map((word) => (word.length < 3 ? `% ${containing(word).slice(1)}` : containing(word)));
}
