import { useEffect, useRef, useState } from 'react';

/** A box whose content does not fit becomes a tab stop, so that the arrow keys can scroll it. */
export function useScrollStop() {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { ref, tabIndex: scrolls ? (0 as const) : undefined };
}
