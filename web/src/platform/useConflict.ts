import { useState } from 'react';
import { statusOf } from './useSave.ts';

/** A record as the server has it now, in the words of the form. */
export type Stored<Values> = { version: number; values: Values };

type Options<Values> = {
  /** The version that the form was filled from; none for a new record. */
  version: number | undefined;
  /** Fetches the record again; undefined when it is gone. */
  load: () => Promise<Stored<Values> | undefined>;
};

/**
 * Two people change the same record: the second one's save is refused, and what the first one
 * made of it is fetched, to be shown beside what was typed.
 */
export function useConflict<Values extends object>(options: Options<Values>) {
  const [version, setVersion] = useState(options.version);
  const [theirs, setTheirs] = useState<Stored<Values>>();

  return {
    /** The version to send along with a save. */
    version,
    theirs,
    /** After a refused save: was it refused because somebody else came first? */
    check: async (error: unknown, sent: number | undefined) => {
      if (sent === undefined || statusOf(error) !== 422) return;
      const now = await options.load().catch(() => undefined);
      setTheirs(now && now.version > sent ? now : undefined);
    },
    /** The reader has seen theirs and chosen: a save from here on is a change of that version. */
    settle: (seen: number) => {
      setVersion(seen);
      setTheirs(undefined);
    },
  };
}
