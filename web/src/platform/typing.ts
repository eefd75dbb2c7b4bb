/** Forms that have yet to store the last second of typing; outside React, because a session can end anywhere. */
export const typing = new Set<() => void>();

/** The session ends: nothing waits for a rest any more. */
export const keepAllTyped = () => {
  for (const keep of typing) keep();
};
