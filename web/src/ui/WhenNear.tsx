import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { children: ReactNode; fallback: ReactNode };

/** What stands below the first screen comes when the reader comes to it. */
export function WhenNear({ children, fallback }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    // What only peeks in at the edge is not read yet.
    const watching = new IntersectionObserver(
      (seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '0px 0px -30% 0px' },
    );
    watching.observe(place.current);
    return () => watching.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{fallback}</div>;
}
