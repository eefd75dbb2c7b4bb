import type { Sql } from 'postgres';

/** Nobody can write to the log until the returned function is called. */
export async function holdEvents(sql: Sql) {
  const locked = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const lock = sql.begin(async (tx) => {
    await tx`lock table events in exclusive mode`;
    locked.resolve();
    await holding.promise;
  });
  await locked.promise;
  return () => {
    holding.resolve();
    return lock;
  };
}
