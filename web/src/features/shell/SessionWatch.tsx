import { type ComponentType, useEffect, useState } from 'react';
import { keepSession } from '../../platform/keepSession.ts';
import { sessionTimes } from '../../platform/sessionTimes.ts';
import type { SessionNoticeProps } from './SessionNotice.tsx';

/** Renews the session while somebody works, and says so when it is about to end. */
export function SessionWatch() {
  useEffect(keepSession, []);
  return <EndOfSession />;
}

const before = 5 * 60_000;
const often = 10_000;

/** Five minutes before the session ends a notice says so. It is loaded only then; if that fails, nothing breaks. */
function EndOfSession() {
  const [now, setNow] = useState(() => Date.now());
  const [Notice, setNotice] = useState<ComponentType<SessionNoticeProps>>();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), often);
    return () => clearInterval(timer);
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
  if (!isNear || !Notice) return null;
  return <Notice ends={new Date(ends)} onRenewed={() => setNow(Date.now())} />;
}
