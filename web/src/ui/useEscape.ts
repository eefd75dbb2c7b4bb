import { useEffect, useEffectEvent } from 'react';

/** The dialogs that are open, the last one on top. */
const open: (() => void)[] = [];

/**
 * Escape closes the dialog on top, and that one only: neither the form under a question, nor the
 * question that closing a form has just asked. Mantine's own listeners cannot tell these apart.
 */
export function useEscape(opened: boolean, onEscape: () => void) {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!opened) return;
    const closeThis = () => close();
    open.push(closeThis);
    window.addEventListener('keydown', closeTop, true);
    return () => {
      open.splice(open.indexOf(closeThis), 1);
      if (open.length === 0) window.removeEventListener('keydown', closeTop, true);
    };
  }, [opened]);
}

function closeTop({ key, isComposing, target }: KeyboardEvent) {
  if (key !== 'Escape' || isComposing) return;
  // A select with its list open: there the key closes the list.
  const isTaken =
    target instanceof Element && target.matches('[data-mantine-stop-propagation=true]');
  if (!isTaken) open.at(-1)?.();
}
