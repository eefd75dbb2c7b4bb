import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/Choice.tsx';
import { foundPeopleQuery } from './events.api.ts';
import classes from './events.module.css';

/** Finds somebody while one types, among ten thousand as well. */
export function PersonFilter({ onPerson }: { onPerson: (personId: number) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 250);
  const { data } = useQuery({ ...foundPeopleQuery(words), placeholderData: keepPreviousData });
  return (
    <Choice
      className={classes.person ?? ''}
      label={t('events.person')}
      placeholder={t('events.find_person')}
      data={(data ?? []).map(({ id, name, email }) => ({
        value: String(id),
        label: `${name} (${email})`,
      }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      onChange={(id) => id && onPerson(Number(id))}
    />
  );
}
