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

const nothing = { text: '', value: '' };

/**
 * A field in which one may type as one likes: the owner hears at each key what it means, and the text
 * stays until the field is left. Leaving writes nothing: by then the owner may hold another value.
 */
export function useTyped({ value, shown, read, onChange }: Options) {
  const [typed, setTyped] = useState(nothing);
  const type = (text: string) => {
    const next = read(text) ?? text.trim();
    setTyped({ text, value: next });
    onChange?.(next);
  };
  return {
    text: typed.text && typed.value === value ? typed.text : shown,
    type,
    leave: () => setTyped(nothing),
  };
}
