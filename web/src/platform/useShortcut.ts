import { useEffect, useEffectEvent } from 'react';
import { shortcuts } from './shortcuts.ts';

/** A letter that does something on a page, while nobody types and no dialog is open. */
export function useShortcut(letter: string, onPress: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== letter || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
    if (!shortcuts.areOn()) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;
