type Line = { waiting: number; otherwise: () => Error };

/** Lets so many works run at once and the others wait their turn; a line may have an end. */
export function atMost(count: number, line?: Line) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (line && running >= count && waiting.length >= line.waiting) throw line.otherwise();
    while (running >= count) await new Promise<void>((go) => waiting.push(go));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
