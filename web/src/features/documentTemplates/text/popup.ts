import type { KnownTag } from '../tagBook.ts';

/** What was typed behind a bracket, and what can be meant by it. */
export type Suggesting = {
  query: string;
  found: readonly KnownTag[];
  /** Where on the screen it was typed. */
  at: () => DOMRect | null;
  choose: (tag: KnownTag) => void;
};

/** Between the editor, which knows no React, and the list that React shows. */
export type Popup = ReturnType<typeof newPopup>;

type OnKey = (event: KeyboardEvent) => boolean;

export function newPopup() {
  let shown: Suggesting | undefined;
  let onKey: OnKey = () => false;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set(next: Suggesting | undefined) {
      shown = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Whether the list has taken this key for itself. */
    press: (event: KeyboardEvent) => shown !== undefined && onKey(event),
    listen(next: OnKey) {
      onKey = next;
    },
  };
}
