import type { QueryClient } from '@tanstack/react-query';
import { unsaved } from '../ui/unsaved.ts';
import { noteClock, ownerOf } from './token.ts';

/**
 * The tabs share one session. When another tab signs out, or signs in as somebody else, this one
 * starts over: nothing that the first one saw stays, and no form is saved under another name.
 */
export function followOtherTabs(queries: QueryClient, reload = () => window.location.reload()) {
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== 'token') return;
    noteClock(newValue);
    const before = ownerOf(oldValue);
    if (before === undefined || before === ownerOf(newValue)) return;
    unsaved.giveUp();
    queries.clear();
    reload();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
