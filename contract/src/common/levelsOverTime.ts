/** A level that was given, and whether its student gave it. */
type Given = { on: string; score: number; is_own: boolean };

/**
 * The level that counts on a day, or now: the latest by others; without one, the student's own
 * latest. They come in the order in which they were given.
 */
export function counted(given: readonly Given[], until = '9999'): number | null {
  const known = given.filter(({ on }) => on <= until);
  const last = known.findLast(({ is_own }) => !is_own) ?? known.at(-1);
  return last?.score ?? null;
}
