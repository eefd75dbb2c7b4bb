import { type ComponentType, useEffect, useState } from 'react';
import { sessionTimes } from '../../platform/sessionTimes.ts';

const before = 5 * 60_000;
const often = 10_000;

type Notice = ComponentType<{ ends: Date }>;

/** Five minutes before the session ends a notice says so. It is loaded only then, and missed by nobody offline. */
export function EndOfSession() {
  const [now, setNow] = useState(() => Date.now());
  const [Notice, setNotice] = useState<Notice>();
  useEffect(() => {
    const looking = setInterval(() => setNow(Date.now()), often);
    return () => clearInterval(looking);
  }, []);
  const ends = sessionTimes()?.ends ?? now;
  const isNear = ends > now && ends - now < before;
  useEffect(() => {
    if (isNear)
      import('./SessionNotice.tsx').then(
        (part) => setNotice(() => part.SessionNotice),
        () => undefined,
      );
  }, [isNear]);
  return isNear && Notice ? <Notice ends={new Date(ends)} /> : null;
}
