import { type ReactNode, useId } from 'react';
import text from '../../ui/text.module.css';
import classes from './help.module.css';

export function HelpSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={text.h3}>
        {title}
      </h2>
      <div className={classes.answer}>{children}</div>
    </section>
  );
}
