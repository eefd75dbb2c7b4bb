import { useState } from 'react';

/** Which field is in the form, if any; each time that it changes the form begins anew. */
export function useSwitch() {
  const [{ at, opened }, set] = useState<{ at: number; opened: string | undefined }>({
    at: 0,
    opened: undefined,
  });
  return { at, opened, switchTo: (next: string | undefined) => set({ at: at + 1, opened: next }) };
}
