import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The same page under another address: somebody who is typing there keeps typing. */
    keepsFocus?: boolean;
  }
}

/** On another page the reader starts at its heading and hears its title, as after a full load. */
export function RouteFocus() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        requestAnimationFrame(() => {
          if (!toLocation.state.keepsFocus) focusHeading();
          setTitle(document.title);
        });
      }),
    [router],
  );
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}

function focusHeading() {
  // A page with one thing to fill in starts there.
  const field = document.querySelector<HTMLElement>('main [data-page-field]');
  if (field) return field.focus();
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  start?.setAttribute('tabindex', '-1');
  start?.setAttribute('data-page-start', '');
  start?.focus({ preventScroll: true });
}
