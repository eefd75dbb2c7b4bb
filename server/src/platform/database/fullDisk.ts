type Said = { code?: string; file?: string };

/** Not of the memory that workers of one query share, which PostgreSQL tells by the same code. */
export const isOfDisk = ({ code, file }: Said) => code === '53100' && file !== 'dsm_impl.c';

const fullFor = 10_000;

/** Its disk may be none of ours to look at, but something always writes. */
export function createFullDisk() {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    note: () => {
      fullAt = performance.now();
    },
    wasNow: () => performance.now() - fullAt < fullFor,
  };
}
