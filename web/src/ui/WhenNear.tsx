import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { children: ReactNode; fallback: ReactNode };

const edge = { rootMargin: '0px 0px -30% 0px' };
const stays = 1500;

/**
 * What stands below the first screen comes when the reader comes to it. What only peeks in at the
 * edge is not read yet, and comes when the reader stays: a page may end there.
 */
export function WhenNear({ children, fallback }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    let staying: number | undefined;
    const reading = new IntersectionObserver((seen) => setNear(isIn(seen)), edge);
    const peeking = new IntersectionObserver((seen) => {
      window.clearTimeout(staying);
      if (isIn(seen)) staying = window.setTimeout(() => setNear(true), stays);
    });
    for (const watching of [reading, peeking]) watching.observe(place.current);
    return () => {
      window.clearTimeout(staying);
      for (const watching of [reading, peeking]) watching.disconnect();
    };
  }, [isNear]);
  return isNear ? children : <div ref={place}>{fallback}</div>;
}

const isIn = (seen: IntersectionObserverEntry[]) => seen.at(-1)?.isIntersecting === true;
