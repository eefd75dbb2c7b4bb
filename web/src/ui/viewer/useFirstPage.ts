import { useEffect, useRef, useState } from 'react';
import { useObjectUrl } from '../useObjectUrl.ts';
import { type FirstPicture, viewKind } from './viewKind.ts';

/** Longer than this it keeps the document itself waiting for nothing. */
const longest = 4000;

type Asked = { mime: string; firstPage?: (signal: AbortSignal) => Promise<Blob> };
type State = { isSettled: boolean; content?: Blob };

/**
 * Comes before the document and what reads it: on a slow line they would take each other's place.
 * Settled when it came, or will not come.
 */
export function useFirstPage({ mime, firstPage }: Asked) {
  const isAsked = firstPage !== undefined && viewKind(mime) === 'pdf';
  const [{ isSettled, content }, settle] = useState<State>({ isSettled: !isAsked });
  const scrolled = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once.
  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    const late = setTimeout(() => settle({ isSettled: true }), longest);
    const show = (now: State) => {
      clearTimeout(late);
      if (!abort.signal.aborted) settle(now);
    };
    firstPage(abort.signal).then(
      (content) => show({ isSettled: true, content }),
      () => show({ isSettled: true }),
    );
    return () => {
      clearTimeout(late);
      abort.abort();
    };
  }, []);
  const address = useObjectUrl(content);
  const picture: FirstPicture | undefined = address ? { address, scrolled } : undefined;
  return { isSettled, picture };
}
