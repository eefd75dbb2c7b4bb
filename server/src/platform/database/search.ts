import { sql } from 'kysely';
import { containing } from '../http/page.ts';
import type { Db } from './db.ts';

/** The patterns a text must match to contain every word that was typed. */
export const patternsOf = async (db: Db, q: string) => (await wordsOf(db, q)).map(patternOf);

/**
 * What a name that contains all that was typed, letter for letter, matches too: for the index to find
 * the few that are then compared. Too short for it, there is nothing.
 */
export const patternsWithin = async (db: Db, typed: string) =>
  (await wordsOf(db, typed)).filter((word) => !isShort(word)).map((word) => containing(word));

/** Normalised first: inside the search, the database would do so for each row. */
export async function wordsOf(db: Db, q: string): Promise<string[]> {
  const { rows } = await sql<{ plain: string }>`select lower(unaccent(${q})) as plain`.execute(db);
  const words = rows[0]?.plain.split(/[\s'-]+/).filter((word) => word !== '') ?? [];
  return words.slice(0, 6);
}

/**
 * The visible people who match all of this, found by an index that row-level security would keep
 * from being used. If nothing is left of what was typed, there are none.
 */
export const foundPeople = (patterns: string[]) =>
  sql<number>`any(array(select people_found(${patterns}) where ${patterns.length > 0}))`;

/** The visible people who have one of these addresses, in any spelling. */
export const peopleWith = (...emails: string[]) =>
  sql<number>`any(array(select people_by_email(${emails}::citext[])))`;

/** One or two letters match the beginning of a word, since the index has no shorter pieces. */
export const patternOf = (word: string) =>
  isShort(word) ? `% ${containing(word).slice(1)}` : containing(word);

/** Every three letters in a row, as `search_pieces` in the database cuts them. */
export function piecesOf(word: string): string[] {
  const letters = [...(isShort(word) ? ` ${word}` : word)];
  const starts = letters.slice(0, Math.max(letters.length - 2, 1));
  return starts.map((_, start) => letters.slice(start, start + 3).join(''));
}

const isShort = (word: string) => [...word].length < 3;
