import { useEffect, useRef } from 'react';

/** Whether the screen that began something is still there to go on with it. */
export function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
