/** The forms that would write what was typed in the last second; outside React, as a session ends anywhere. */
export const typing = new Set<() => void>();

/** The session ends: nothing waits for a rest any more. */
export const keepAllTyped = () => {
  for (const keep of typing) keep();
};
