import { AppError } from '../http/errors.ts';
import { withTimeout } from '../program/withTimeout.ts';
import { isDatabaseAway } from './databaseErrors.ts';

/** Less than a short query may take, after which its connection is opened anew. */
const usual = 8000;

export type Patience = ReturnType<typeof createPatience>;

/**
 * Fails when the database does not answer. A pooler whose connections are all taken keeps silent
 * too: while the database is heard past it, that is waited for.
 */
export function createPatience(isHeardPast: () => boolean, milliseconds = usual) {
  /** From the first question without an answer to the last; of long ago, it says nothing. */
  let silence: { since: number; until: number } | undefined;
  const spoken = () => {
    silence = undefined;
  };
  return async (asked: Promise<unknown>) => {
    const now = performance.now();
    if (!silence || now - silence.until > milliseconds) silence = { since: now, until: now };
    // What gave up waiting, or lost its connection, has heard nothing.
    asked.then(spoken, (error: unknown) => isDatabaseAway(error) || spoken());
    try {
      await withTimeout(asked);
    } catch (error) {
      if (silence) silence.until = performance.now();
      const isLong = silence && silence.until - silence.since >= milliseconds;
      const isSilent = error instanceof AppError;
      if (!isSilent || isLong || !isHeardPast()) throw error;
    }
  };
}
