import { type ReactNode, useId, useRef } from 'react';
import classes from './portalPage.module.css';
import { ReadAloud } from './ReadAloud.tsx';

type Props = { title: string; children: ReactNode };

/** A part of the page that can be read to somebody. */
export function Section({ title, children }: Props) {
  const section = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <section ref={section} className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <ReadAloud of={section} about={title} />
      </div>
      {children}
    </section>
  );
}
