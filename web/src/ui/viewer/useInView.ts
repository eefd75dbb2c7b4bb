import { type RefObject, useEffect, useState } from 'react';

/** Whether a part can be seen in its scroller, or is as near to it as the margin says. */
export function useInView(part: RefObject<Element | null>, root: Element, rootMargin: string) {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { root, rootMargin },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, root, rootMargin]);
  return isInView;
}
