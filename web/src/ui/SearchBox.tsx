import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from './Icon.tsx';
import classes from './SearchBox.module.css';

type Props = { label: string; words: string; onWords: (words: string | undefined) => void };

/** Searches while one types; what is typed stays when the address changes behind it. */
export function SearchBox({ label, words, onWords }: Props) {
  const [typed, setTyped] = useState({ text: words, seen: words, sent: words });
  if (words !== typed.seen) {
    const isOurs = words === typed.sent;
    setTyped({ text: isOurs ? typed.text : words, seen: words, sent: words });
  }

  const wanted = typed.text.trim();
  const send = useEffectEvent((sent: string) => {
    setTyped({ ...typed, sent });
    onWords(sent || undefined);
  });
  useEffect(() => {
    if (wanted === typed.sent) return;
    const wait = setTimeout(() => send(wanted), 300);
    return () => clearTimeout(wait);
  }, [wanted, typed.sent]);

  return (
    <search className={classes.box}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        leftSection={<Icon of={IconSearch} size="small" />}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
      />
    </search>
  );
}
