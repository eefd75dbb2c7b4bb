import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './evaluations.module.css';

type Props = { name: string; onName: (name: string | undefined) => void };

/** Searches while one types; what is typed stays when the address changes behind it. */
export function NameFilter({ name, onName }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ text: name, seen: name, sent: name });
  if (name !== typed.seen) {
    const isOurs = name === typed.sent;
    setTyped({ text: isOurs ? typed.text : name, seen: name, sent: name });
  }

  const wanted = typed.text.trim();
  const send = useEffectEvent((sent: string) => {
    setTyped({ ...typed, sent });
    onName(sent || undefined);
  });
  useEffect(() => {
    if (wanted === typed.sent) return;
    const wait = setTimeout(() => send(wanted), 300);
    return () => clearTimeout(wait);
  }, [wanted, typed.sent]);

  return (
    <search className={classes.filter}>
      <TextInput
        type="search"
        aria-label={t('evaluations.students.search')}
        placeholder={t('evaluations.students.search')}
        maxLength={100}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
      />
    </search>
  );
}
