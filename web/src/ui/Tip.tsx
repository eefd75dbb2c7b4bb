import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './Tip.module.css';

type Props = {
  label: ReactNode;
  /** More than a name: it comes at once, and at a tap of a finger too. */
  isRich?: boolean;
  /** What it is about, which has a name of its own for screen readers. */
  children: ReactNode;
};

const hoverDelay = 400;

/** Words beside a control, under the mouse or at the keyboard's focus; small, for every page has some. */
export function Tip({ label, isRich = false, children }: Props) {
  const about = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const open = (delay: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setOpen(true), delay);
  };
  const close = () => {
    clearTimeout(waiting.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOpen]);

  const enter = ({ pointerType }: PointerEvent) =>
    (pointerType !== 'touch' || isRich) && open(isRich ? 0 : hoverDelay);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside is the control
    <span
      ref={about}
      className={classes.about}
      onPointerEnter={enter}
      onPointerLeave={close}
      onFocus={({ target }) => target.matches(':focus-visible') && open(0)}
      onBlur={close}
    >
      {children}
      {isOpen && about.current && <Bubble about={about.current}>{label}</Bubble>}
    </span>
  );
}

const gap = 6;

function Bubble({ about, children }: { about: HTMLElement; children: ReactNode }) {
  const place = (bubble: HTMLElement | null) => {
    const target = about.firstElementChild?.getBoundingClientRect();
    if (!bubble || !target) return;
    const { width, height } = bubble.getBoundingClientRect();
    const left = target.left + target.width / 2 - width / 2;
    const above = target.top - height - gap;
    bubble.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
    bubble.style.top = `${above < gap ? target.bottom + gap : above}px`;
  };
  return createPortal(
    <div ref={place} role="tooltip" className={classes.bubble}>
      {children}
    </div>,
    document.body,
  );
}
