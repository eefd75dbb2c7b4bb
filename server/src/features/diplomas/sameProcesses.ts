type Process = { id: number; code: string; title: string };

/**
 * Which of the work processes are the same as one of the edition before: with the same words, and
 * the same code where both have one. Each is the same as one other at most.
 */
export function sameProcesses<P extends Omit<Process, 'id'>>(earlier: Process[], now: P[]) {
  const byWords = Map.groupBy(earlier, ({ title }) => wordsOf(title));
  const taken = new Set<number>();
  const same = new Map<P, number>();
  for (const process of now) {
    const alike = byWords.get(wordsOf(process.title)) ?? [];
    const found =
      alike.find(({ id, code }) => !taken.has(id) && code === process.code) ??
      alike.find(({ id, code }) => !taken.has(id) && (!code || !process.code));
    if (!found) continue;
    taken.add(found.id);
    same.set(process, found.id);
  }
  return same;
}

const wordsOf = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
