import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Event, outcomes } from '@traject/contract/events';
import { useState } from 'react';
import { administeredQuery } from '../../platform/administered.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf } from '../../platform/reference.ts';
import { readDay } from '../../platform/typedDate.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { ActFilter } from './ActFilter.tsx';
import {
  areTurned,
  type EventSearch,
  foundPeopleQuery,
  isRecord,
  outcomeOf,
  personNameQuery,
} from './events.api.ts';
import classes from './events.module.css';
import { useWords } from './useWords.ts';

type Props = {
  filters: EventSearch;
  onFilters: (filters: EventSearch) => void;
  events: readonly Event[] | undefined;
};

export function EventFilters({ filters, onFilters, events }: Props) {
  const { t } = useTranslation();
  const { data: places } = useQuery(administeredQuery);
  return (
    <>
      {filters.person_id === undefined && (
        <PersonFilter onPerson={(person_id) => onFilters({ ...filters, person_id })} />
      )}
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          className={classes.day ?? ''}
          label={t(`events.${end}`)}
          value={filters[end] ?? ''}
          error={end === 'from' && areTurned(filters) && t('events.from_after_to')}
          onChange={(day) => {
            if (day === '' || readDay(day) === day)
              onFilters({ ...filters, [end]: day || undefined });
          }}
        />
      ))}
      {places && places.length > 1 && (
        <FilterSelect
          className={classes.place}
          label={t('labels.organisation_id')}
          all={t('events.all_organisations')}
          choices={choicesOf(places)}
          value={filters.organisation_id?.toString()}
          onChoose={(id) => onFilters({ ...filters, organisation_id: id ? Number(id) : undefined })}
        />
      )}
      <ActFilter action={filters.action} onAction={(action) => onFilters({ ...filters, action })} />
      <FilterSelect
        className={classes.place}
        label={t('events.outcome')}
        all={t('events.outcomes.all')}
        choices={outcomes.map((value) => ({ value, label: t(`events.outcomes.${value}`) }))}
        value={filters.outcome}
        onChoose={(outcome) => onFilters({ ...filters, outcome: outcomeOf(outcome) })}
      />
      <Chosen filters={filters} onFilters={onFilters} events={events} />
    </>
  );
}

/** The person, the record and the session that the log is filtered by; pressing one clears it. */
function Chosen({ filters, onFilters, events }: Props) {
  const { t } = useTranslation();
  const { person_id, record, session } = filters;
  const words = useWords();
  const { data: name } = useQuery({
    ...personNameQuery(person_id ?? 0),
    enabled: person_id !== undefined,
  });
  const pair = events
    ?.flatMap((event) => event.record)
    .find(({ type, id }) => `${type}:${id}` === record);
  return (
    <>
      {person_id !== undefined && (
        <Let
          label={t('events.only_person', { name: name ?? person_id })}
          onGo={() => onFilters({ ...filters, person_id: undefined })}
        />
      )}
      {isRecord(record) && (
        <Let
          label={t('events.only_record', { record: pair ? words.record(pair) : (record ?? '') })}
          onGo={() => onFilters({ ...filters, record: undefined })}
        />
      )}
      {session !== undefined && (
        <Let
          label={t('events.only_session')}
          onGo={() => onFilters({ ...filters, session: undefined })}
        />
      )}
    </>
  );
}

const Let = ({ label, onGo }: { label: string; onGo: () => void }) => (
  <Button
    variant="light"
    size="xs"
    className={classes.chosen ?? ''}
    rightSection={<IconX size={14} stroke={2} aria-hidden />}
    onClick={onGo}
  >
    {label}
  </Button>
);

/** Searches on the server while somebody types, because there may be ten thousand people. */
function PersonFilter({ onPerson }: { onPerson: (personId: number) => void }) {
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
