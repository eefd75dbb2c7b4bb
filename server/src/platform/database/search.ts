import { sql } from 'kysely';
import { containing } from '../http/page.ts';
import type { Db } from './db.ts';

/** What a search text must be like to hold every word that was typed. */
export const patternsOf = async (db: Db, q: string) => (await wordsOf(db, q)).map(patternOf);

/** What was typed, made plain first: inside the search the database would do so for each row. */
export async function wordsOf(db: Db, q: string): Promise<string[]> {
  const { rows } = await sql<{ plain: string }>`select lower(unaccent(${q})) as plain`.execute(db);
  const words = rows[0]?.plain.split(/[\s'-]+/).filter((word) => word !== '') ?? [];
  return words.slice(0, 6);
}

/**
 * The people within the wall of whom all this is like; by the index, which the wall stands before.
 * Where no word is left of what was typed, it is nobody.
 */
export const foundPeople = (patterns: string[]) =>
  sql<number>`any(array(select people_found(${patterns}) where ${patterns.length > 0}))`;

/** The people within the wall who have one of these addresses, however they are written. */
export const peopleWith = (...emails: string[]) =>
  sql<number>`any(array(select people_by_email(${emails}::citext[])))`;

/** One or two letters begin a word, since an index knows no shorter piece. */
export const patternOf = (word: string) =>
  isShort(word) ? `% ${containing(word).slice(1)}` : containing(word);

/** Every three letters in a row, as `search_pieces` of the database cuts them. */
export function piecesOf(word: string): string[] {
  const letters = [...(isShort(word) ? ` ${word}` : word)];
  const starts = letters.slice(0, Math.max(letters.length - 2, 1));
  return starts.map((_, start) => letters.slice(start, start + 3).join(''));
}

const isShort = (word: string) => [...word].length < 3;
