import { useRef } from 'react';

type Load = (id: number, signal: AbortSignal) => Promise<Blob>;

/** Asks for the first page of what somebody opens while what shows it is still on its way. */
export function useEarlyPage(load: Load) {
  const early = useRef<{ id: number; page: Promise<Blob> }>(undefined);
  return {
    ask(id: number) {
      const page = load(id, new AbortController().signal);
      // Whoever shows it hears of it.
      page.catch(() => undefined);
      early.current = { id, page };
    },
    of: (id: number) => (signal: AbortSignal) => {
      const asked = early.current;
      early.current = undefined;
      return asked?.id === id ? asked.page : load(id, signal);
    },
  };
}
