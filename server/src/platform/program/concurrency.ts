type Queue = { waiting: number; otherwise: () => Error };

/**
 * Runs at most `count` tasks at once and queues the others; the queue may be bounded. The next task
 * belongs to whoever had their last turn longest ago, so that one caller's backlog delays nobody
 * else.
 */
export function limitConcurrency(count: number, queue?: Queue) {
  const waiting: { by: unknown; go: () => void }[] = [];
  const lastTurn = new Map<unknown, number>();
  let turns = 0;
  let running = 0;

  const turnOf = ({ by }: { by: unknown }) => lastTurn.get(by) ?? 0;
  /** A waiting task takes over the slot directly, so that no newcomer can slip in between. */
  const passOn = () => {
    const next = waiting.reduce(
      (first, other) => (first && turnOf(first) <= turnOf(other) ? first : other),
      waiting[0],
    );
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      lastTurn.set(next.by, ++turns);
      next.go();
    } else if (--running === 0) lastTurn.clear();
  };

  return async <T>(work: () => Promise<T>, by?: unknown): Promise<T> => {
    if (running < count) running++;
    else if (queue && waiting.length >= queue.waiting) throw queue.otherwise();
    else await new Promise<void>((go) => waiting.push({ by, go }));
    lastTurn.set(by, ++turns);
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
