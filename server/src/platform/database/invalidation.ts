type Kind = 'account' | 'organisation' | 'trajectory';
type Listener = (id: number) => void;

/** A database that said nothing for so long is asked again, before anything is taken for known. */
const freshFor = 1000;

export type Changes = ReturnType<typeof createChanges>;

/**
 * What the database tells when something that we remember no longer holds. Each connection listens,
 * so a change of our own is known before its commit returns, and one of another process soon after.
 */
export function createChanges() {
  const listeners: Record<Kind, Listener[]> = { account: [], organisation: [], trajectory: [] };
  const losses: (() => void)[] = [];
  let count = 0;
  let connections = 0;
  let heardAt = 0;

  return {
    /** Grows with every change: what was read before it grew may be old. */
    count: () => count,
    isHeard: () => connections > 0 && performance.now() - heardAt < freshFor,
    on: (kind: Kind, listener: Listener) => listeners[kind].push(listener),
    onLost: (forget: () => void) => losses.push(forget),

    opened() {
      connections += 1;
      heardAt = performance.now();
    },
    answered() {
      heardAt = performance.now();
    },
    closed() {
      connections -= 1;
      count += 1;
      if (connections === 0) for (const forget of losses) forget();
    },
    told(payload: string) {
      const [kind, id] = payload.split(':');
      count += 1;
      for (const listener of listeners[kind as Kind] ?? []) listener(Number(id));
    },
  };
}
