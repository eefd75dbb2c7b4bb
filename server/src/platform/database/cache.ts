import type { Changes } from './invalidation.ts';

/** What was read once and holds until the database says otherwise; the oldest make room. */
export function createRemembered<K, V>(changes: Changes, most: number) {
  const known = new Map<K, V>();
  changes.onLost(() => known.clear());
  const knownOf = (key: K) => (changes.isHeard() ? known.get(key) : undefined);

  return {
    forget: (isAbout: (value: V) => boolean) => {
      for (const [key, value] of known) if (isAbout(value)) known.delete(key);
    },
    forgetKey: (key: K) => known.delete(key),

    known: knownOf,

    /** What is known of it, or else what reading it says; not kept when something changed meanwhile. */
    async get(key: K, read: () => Promise<V | undefined>): Promise<V | undefined> {
      const kept = knownOf(key);
      if (kept !== undefined) return kept;
      const before = changes.count();
      const value = await read();
      if (value === undefined || changes.count() !== before) return value;
      if (known.size >= most) known.delete(known.keys().next().value as K);
      known.set(key, value);
      return value;
    },
  };
}
