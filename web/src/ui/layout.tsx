import type { ComponentProps, CSSProperties, ElementType } from 'react';
import classes from './layout.module.css';

/** The sizes of `tokens.css`. */
export type Space = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32 | 40 | 48 | 64;

type Box<T extends ElementType> = { as?: T; className?: string } & Omit<
  ComponentProps<T>,
  'as' | 'className' | 'style'
>;
const gapOf = (gap: Space) => ({ '--gap': `var(--space-${gap})` }) as CSSProperties;
const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** Parts under each other. */
export function Stack<T extends ElementType = 'div'>(props: Box<T> & { gap?: Space }) {
  const { as: Tag = 'div', gap = 12, className, ...rest } = props as Box<'div'> & { gap?: Space };
  return <Tag className={joined(classes.stack, className)} style={gapOf(gap)} {...rest} />;
}

type Line = {
  gap?: Space;
  wrap?: boolean;
  align?: 'top' | 'baseline';
  justify?: 'between' | 'end';
};

/** Parts beside each other, on one line or on as many as they need. */
export function Row<T extends ElementType = 'div'>(props: Box<T> & Line) {
  const { as: Tag = 'div', className, ...rest } = props as Box<'div'> & Line;
  const { gap = 10, wrap, align, justify, ...others } = rest;
  const names = [wrap && 'wrap', align, justify].map((name) => name && classes[name]);
  return (
    <Tag className={joined(classes.row, ...names, className)} style={gapOf(gap)} {...others} />
  );
}

/** A surface that lies on the page. */
export function Card<T extends ElementType = 'div'>(props: Box<T>) {
  const { as: Tag = 'div', className, ...rest } = props as Box<'div'>;
  return <Tag className={joined(classes.card, className)} {...rest} />;
}
