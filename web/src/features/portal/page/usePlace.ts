import { useEffect, useState } from 'react';

export type Part = 'all' | 'messages' | 'own';
export type Place =
  | { at: 'start' }
  | { at: 'link'; token: string }
  | { at: 'page'; id: number; part: Part };

/** Where the reader is; the Back button of a phone takes them back. */
export function usePlace() {
  const [path, setPath] = useState(window.location.pathname);
  useEffect(() => {
    const follow = () => setPath(window.location.pathname);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const go = (next: string) => {
    window.history.pushState(null, '', next);
    window.scrollTo(0, 0);
    setPath(next);
  };
  /** An address with a token in it does not stay among those of the browser. */
  const replace = (next: string) => {
    window.history.replaceState(null, '', next);
    setPath(next);
  };
  return { place: placeOf(path), go, replace };
}

export const pathOf = (id: number, part: Part = 'all') =>
  `/mine/pages/${id}${part === 'all' ? '' : `/${part}`}`;

export function placeOf(path: string): Place {
  const [, , first = '', id = '', part = ''] = path.split('/');
  if (/^[\w-]{43}$/.test(first)) return { at: 'link', token: first };
  if (first !== 'pages' || !/^\d{1,9}$/.test(id)) return { at: 'start' };
  return { at: 'page', id: Number(id), part: part === 'messages' || part === 'own' ? part : 'all' };
}
