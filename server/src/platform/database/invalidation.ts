type Kind = 'account' | 'organisation' | 'trajectory';
type Listener = (id: number) => void;

/**
 * When the database has been silent for this long, nothing cached is trusted until it speaks again.
 */
const freshFor = 1000;

export type Invalidation = ReturnType<typeof createInvalidation>;

/**
 * Cache invalidation by the database: it notifies us when something we cached no longer holds.
 * Every connection listens, so we hear of our own changes before their commit returns, and of those
 * made by another process soon after.
 */
export function createInvalidation() {
  const listeners: Record<Kind, Listener[]> = { account: [], organisation: [], trajectory: [] };
  const losses: (() => void)[] = [];
  let count = 0;
  let connections = 0;
  let heardAt = 0;
  const lose = () => losses.map((forget) => forget());

  return {
    /** Grows with every change: whatever was read before it grew may be stale. */
    count: () => count,
    isHeard: () => connections > 0 && performance.now() - heardAt < freshFor,
    on: (kind: Kind, listener: Listener) => listeners[kind].push(listener),
    onLost: (forget: () => void) => losses.push(forget),

    opened() {
      // What was read while nobody listened may have changed unheard.
      if (connections === 0) lose();
      count += 1;
      connections += 1;
      heardAt = performance.now();
    },
    answered() {
      heardAt = performance.now();
    },
    closed() {
      connections -= 1;
      count += 1;
      if (connections === 0) lose();
    },
    told(payload: string) {
      const [kind, id] = payload.split(':');
      count += 1;
      for (const listener of listeners[kind as Kind] ?? []) listener(Number(id));
    },
  };
}
