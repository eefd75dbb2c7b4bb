import { useEffect } from 'react';

/** Names the page in the tab; for pages that write their own heading. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Traject`;
  }, [title]);
}
