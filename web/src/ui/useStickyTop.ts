import { useEffect, useRef } from 'react';

const aboveBottom = 16;

/**
 * A column that stays in view. One that is taller than the window stays with its end in view, or
 * its last part could only be reached at the end of the page. Above it stays the header, or more.
 */
export function useStickyTop<Box extends HTMLElement = HTMLElement>(above = 72) {
  const column = useRef<Box>(null);

  useEffect(() => {
    const box = column.current;
    if (!box) return;
    const place = () => {
      const top = Math.min(above, window.innerHeight - box.offsetHeight - aboveBottom);
      box.style.setProperty('--sticky-top', `${top}px`);
    };
    const observer = new ResizeObserver(place);
    observer.observe(box);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [above]);

  return column;
}
