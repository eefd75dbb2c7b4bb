import { useEffect, useRef } from 'react';

/** How tall the head is that stays over the text, for what stays below it; none on a phone. */
export function useHeadHeight() {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = head.current;
    if (!box) return;
    const root = document.documentElement;
    const tell = () => {
      const isStuck = getComputedStyle(box).position === 'sticky';
      root.style.setProperty('--head-height', `${isStuck ? box.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(box);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--head-height');
    };
  }, []);
  return head;
}
