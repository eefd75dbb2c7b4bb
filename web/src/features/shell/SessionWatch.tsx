import { useEffect } from 'react';
import { keepSession } from '../../platform/keepSession.ts';
import { EndOfSession } from './EndOfSession.tsx';

/** A session goes on while somebody works, and says when it will not. */
export function SessionWatch() {
  useEffect(keepSession, []);
  return <EndOfSession />;
}
