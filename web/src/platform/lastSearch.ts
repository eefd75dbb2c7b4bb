import { useSyncExternalStore } from 'react';

/** The search with which a list was last shown in this tab, for coming back to it. Sign-out forgets it. */
const key = (path: string) => `search:${path}`;
const listeners = new Set<() => void>();

export function rememberSearch(path: string, search: object) {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  sessionStorage.setItem(key(path), new URLSearchParams(said as [string, string][]).toString());
  for (const listener of listeners) listener();
}

/** For a link to the list, whose route reads it as it reads the address. */
export function useLastSearch<Search extends object>(path: string): Search {
  const said = useSyncExternalStore(subscribe, () => sessionStorage.getItem(key(path)));
  return Object.fromEntries(new URLSearchParams(said ?? '')) as Search;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
