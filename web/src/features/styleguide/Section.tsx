import { type ReactNode, useId } from 'react';
import text from '../../ui/text.module.css';
import classes from './styleguide.module.css';

type Props = { words: { title: string; text: string }; children: ReactNode };

export function Section({ words, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 className={text.h2} id={id}>
        {words.title}
      </h2>
      <p className={text.secondary}>{words.text}</p>
      <div className={classes.samples}>{children}</div>
    </section>
  );
}
