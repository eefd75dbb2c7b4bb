/**
 * How long a statement waits for a lock, of rows or an advisory one, in milliseconds. Who waits for an
 * answer hears soon that it does not come, so that a dozen of them do not keep all connections from
 * everybody else; what nobody waits for is done a little later.
 */
export const lockPatience = { usual: 10_000, ofCall: 3000 };
export type LockPatience = keyof typeof lockPatience;
