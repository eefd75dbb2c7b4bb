import { type RefObject, useEffect, useState } from 'react';

/** Whether something has been scrolled away under what stays in view at the top. */
export function useIsAway(box: RefObject<HTMLElement | null>, above: number) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const look = () => {
      const bottom = box.current?.getBoundingClientRect().bottom ?? above;
      setAway(bottom < above);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [box, above]);
  return isAway;
}
