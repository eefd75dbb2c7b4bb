import { useEffect, useRef, useState } from 'react';
import classes from './own.module.css';

/** A line that says what was done; whoever did it is there again once the form is gone. */
export function useSaid() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said.text) line.current?.focus();
  }, [said]);
  return {
    say: (text: string) => setSaid(({ count }) => ({ text, count: count + 1 })),
    line: (
      <p ref={line} role="status" aria-live="polite" tabIndex={-1} className={classes.status}>
        {said.text}
      </p>
    ),
  };
}
