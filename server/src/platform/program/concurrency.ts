type Line = { waiting: number; otherwise: () => Error };

/**
 * Lets so many works run at once and the others wait; a line may have an end. The next is of the one
 * whose last turn is longest ago: nobody is held up by all that another has waiting.
 */
export function atMost(count: number, line?: Line) {
  const waiting: { by: unknown; go: () => void }[] = [];
  const lastTurn = new Map<unknown, number>();
  let turns = 0;
  let running = 0;

  const turnOf = ({ by }: { by: unknown }) => lastTurn.get(by) ?? 0;
  /** Whoever has waited gets the place itself, so that nobody comes in between. */
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
    else if (line && waiting.length >= line.waiting) throw line.otherwise();
    else await new Promise<void>((go) => waiting.push({ by, go }));
    lastTurn.set(by, ++turns);
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
