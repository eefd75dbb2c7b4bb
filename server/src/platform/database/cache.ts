import type { Invalidation } from './invalidation.ts';

/**
 * Keeps what was read until the database invalidates it; the oldest entries make room for new ones.
 */
export function createCache<K, V>(invalidation: Invalidation, most: number) {
  const known = new Map<K, V>();
  invalidation.onLost(() => known.clear());
  const knownOf = (key: K) => (invalidation.isHeard() ? known.get(key) : undefined);

  return {
    forget: (isAbout: (value: V) => boolean) => {
      for (const [key, value] of known) if (isAbout(value)) known.delete(key);
    },
    forgetKey: (key: K) => known.delete(key),

    known: knownOf,

    /**
     * The cached value, or a fresh one, which is not kept if anything changed while it was read.
     */
    async get(key: K, read: () => Promise<V | undefined>): Promise<V | undefined> {
      const kept = knownOf(key);
      if (kept !== undefined) return kept;
      const before = invalidation.count();
      const value = await read();
      if (value === undefined || invalidation.count() !== before) return value;
      if (known.size >= most) known.delete(known.keys().next().value as K);
      known.set(key, value);
      return value;
    },
  };
}
