import { AppError } from '../http/errors.ts';
import { withTimeout } from '../program/withTimeout.ts';

/** Less than a short query may take, after which its connection is opened anew. */
const usual = 8000;

export type Patience = ReturnType<typeof createPatience>;

/**
 * Fails when the database does not answer. A pooler whose connections are all taken keeps silent
 * too: while the database is heard past it, that is waited for.
 */
export function createPatience(isHeardPast: () => boolean, milliseconds = usual) {
  let silentSince: number | undefined;
  const spoken = () => {
    silentSince = undefined;
  };
  return async (asked: Promise<unknown>) => {
    silentSince ??= performance.now();
    const since = silentSince;
    asked.then(spoken, spoken);
    try {
      await withTimeout(asked);
    } catch (error) {
      const isSilent = error instanceof AppError;
      const isForOthers = isHeardPast() && performance.now() - since < milliseconds;
      if (!isSilent || !isForOthers) throw error;
    }
  };
}
