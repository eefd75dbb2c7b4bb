import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Suggesting } from './popup.ts';

const gap = 6;
const header = 56;
const tallest = 420;
const enough = 220;

/** Under the words it belongs to, or above them where that gives more room; never off the page. */
export function usePlace(shown: Suggesting) {
  const box = useRef<HTMLDivElement>(null);
  const settle = () => {
    const words = shown.at();
    if (box.current && words) place(box.current, words);
  };
  const settleAgain = useEffectEvent(settle);
  useLayoutEffect(settle);
  useEffect(() => {
    // A phone's keyboard covers part of the page and leaves less room.
    const again = () => settleAgain();
    const view = window.visualViewport ?? window;
    view.addEventListener('resize', again);
    return () => view.removeEventListener('resize', again);
  }, []);
  return box;
}

function place(box: HTMLElement, words: DOMRect) {
  const frame = box.offsetParent?.getBoundingClientRect();
  if (!frame) return;
  const end = window.visualViewport?.height ?? window.innerHeight;
  const below = end - words.bottom - 2 * gap;
  const above = words.top - header - 2 * gap;
  const isBelow = below >= enough || below >= above;
  box.style.maxHeight = `${Math.min(tallest, isBelow ? below : above)}px`;
  const top = isBelow ? words.bottom + gap : words.top - gap - box.offsetHeight;
  const left = Math.min(words.left - frame.left, frame.width - box.offsetWidth);
  box.style.top = `${top - frame.top}px`;
  box.style.left = `${Math.max(0, left)}px`;
}
