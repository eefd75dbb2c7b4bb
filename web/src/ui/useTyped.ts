import { useState } from 'react';

type Options = {
  /** What the owner of the field keeps: in one form, or as it was typed where it cannot be read. */
  value: string;
  /** How that is written where nobody is typing. */
  shown: string;
  /** What was typed in the form that the owner keeps; nothing where it cannot be read. */
  read: (text: string) => string | undefined;
  onChange: ((value: string) => void) | undefined;
};

const nothing = { text: '', value: '', before: '' };

/**
 * A field in which one may type as one likes: the owner hears at each key what it means, and the text
 * stays until the field is left. Leaving writes nothing: by then the owner may hold another value.
 */
export function useTyped({ value, shown, read, onChange }: Options) {
  const [typed, setTyped] = useState(nothing);
  // A filter takes a day once it is one; until then it holds what it held, which replaces nothing.
  const isTaken = typed.value === value;
  if (isTaken && typed.before !== value) setTyped({ ...typed, before: value });
  const type = (text: string) => {
    const next = read(text) ?? text.trim();
    setTyped({ text, value: next, before: value });
    onChange?.(next);
  };
  return {
    text: typed.text && (isTaken || typed.before === value) ? typed.text : shown,
    type,
    leave: () => setTyped(nothing),
  };
}
