import { useEffect, useEffectEvent } from 'react';

/** Reads what a page is about once; a page that is left meanwhile is not written to. */
export function useOpening(open: (signal: AbortSignal) => Promise<void>) {
  const begin = useEffectEvent(open);
  useEffect(() => {
    const abort = new AbortController();
    begin(abort.signal);
    return () => abort.abort();
  }, []);
}
