import { type ComponentType, useEffect, useState } from 'react';
import { loadTexts } from '../../platform/i18n.ts';
import { signedInAs } from '../../platform/token.ts';

const minute = 60_000;

/** Hours go by before there is anything to do, so it is loaded once the page stands; and never breaks one. */
export function useSessionWatch() {
  const [Watch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    const left = (signedInAs()?.exp ?? 0) * 1000 - Date.now();
    const load = () =>
      Promise.all([import('./SessionWatch.tsx'), loadTexts('session')]).then(
        ([part]) => setWatch(() => part.SessionWatch),
        () => undefined,
      );
    const waiting = setTimeout(load, left < 10 * minute ? 0 : minute);
    return () => clearTimeout(waiting);
  }, []);
  return Watch;
}
