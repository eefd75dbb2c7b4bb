import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Draft, draftAt } from './draft.ts';
import { isSignedIn } from './token.ts';
import { typing } from './typing.ts';

type Options<T> = {
  /** Which form of which record: `note:12`, `trajectory:5:note:new`. */
  place: string;
  /** What is typed. Never a password, and never a file, which has to be chosen again. */
  value: T;
  isDirty: boolean;
  /** Puts back what was typed; with the version that it was typed over, the ordinary conflict shows. */
  restore: (value: T) => void;
  /** An earlier release may have stored it differently. */
  isReadable: (value: T) => boolean;
  /** Reports typing that causes no render. */
  listen?: (onTyped: () => void) => () => void;
};

export type Offer = { at: string; onRestore: () => void; onDiscard: () => void };

const restAfterTyping = 1000;

/**
 * What is typed outlives a crash and the end of the session, and is offered back. It goes with a save,
 * with leaving the form after a question, and with signing out.
 */
export function useDraft<T>(options: Options<T>) {
  const { place, value, isDirty, restore, isReadable } = options;
  const draft = useMemo(() => draftAt<T>(place), [place]);
  const [offered, setOffered] = useState(() => readable(draft.read(), isReadable));
  const keep = () => draft.write(value);
  useRest(options, keep);
  useGivingUp(isDirty, draft);
  const offer: Offer | undefined = offered && {
    at: offered.at,
    onRestore: () => {
      restore(offered.value);
      setOffered(undefined);
    },
    onDiscard: () => {
      if (!isDirty) draft.remove();
      setOffered(undefined);
    },
  };
  return { offer, keep };
}

function readable<T>(draft: Draft<T> | undefined, isReadable: (value: T) => boolean) {
  try {
    return draft && isReadable(draft.value) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function useRest<T>({ isDirty, value, listen }: Options<T>, onRest: () => void) {
  const rest = useEffectEvent(onRest);
  const hear = useEffectEvent((onTyped: () => void) => listen?.(onTyped));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the value waits again.
  useEffect(() => {
    if (!isDirty) return;
    let waiting = setTimeout(() => rest(), restAfterTyping);
    const keep = () => rest();
    typing.add(keep);
    const forget = hear(() => {
      clearTimeout(waiting);
      waiting = setTimeout(() => rest(), restAfterTyping);
    });
    return () => {
      clearTimeout(waiting);
      typing.delete(keep);
      forget?.();
    };
  }, [isDirty, value]);
}

/** Whoever undoes it all, or leaves the page and says that it may go, needs no draft of it. */
function useGivingUp(isDirty: boolean, draft: { remove: () => void }) {
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty) draft.remove();
    wasDirty.current = isDirty;
  }, [isDirty, draft]);
  useEffect(
    () => () => {
      if (wasDirty.current && isSignedIn()) draft.remove();
    },
    [draft],
  );
}
