import { useEffect, useEffectEvent } from 'react';

/** When somebody looks at the page again, after they were elsewhere. */
export function useReturn(onReturn: () => void) {
  const look = useEffectEvent(onReturn);
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
