import { Button, UnstyledButton } from '@mantine/core';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mostCounted } from '@traject/contract/common/page';
import type { Event } from '@traject/contract/events';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TablePage } from '../../ui/TablePage.tsx';
import text from '../../ui/text.module.css';
import { EventFilters } from './EventFilters.tsx';
import { downloadEvents, type EventSearch, eventsQuery } from './events.api.ts';
import classes from './events.module.css';
import { FromWhere } from './FromWhere.tsx';
import { useWords } from './useWords.ts';

type Props = {
  search: EventSearch;
  onSearch: (search: EventSearch) => void;
  /** Shows what a deleted note said. */
  onRead: (note: DeletedNote) => void;
};

export function EventsPage({ search, onSearch, onRead }: Props) {
  const { t } = useTranslation();
  const { page: _, ...filters } = search;
  const query = useQuery(eventsQuery(search));
  return (
    <TablePage
      title={t('events.title')}
      intro={t('events.intro')}
      most={mostCounted}
      action={<CsvButton filters={filters} />}
      filters={<EventFilters filters={filters} onFilters={onSearch} events={query.data?.data} />}
      query={query}
      columns={useEventColumns(filters, { onFilters: onSearch, onRead })}
      failed={t('events.failed')}
      empty={
        <EmptyState
          icon={IconSearch}
          title={t('events.none_found')}
          text={t('events.none_found_text')}
        />
      }
      onPage={(page) => onSearch({ ...filters, page })}
    />
  );
}

function CsvButton({ filters }: { filters: EventSearch }) {
  const { t } = useTranslation();
  const save = useSave({ save: downloadEvents, failed: 'notify.download_error', shown: [] });
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      loading={save.isPending}
      onClick={() => save.submit(filters)}
    >
      {t('events.csv')}
    </Button>
  );
}

type Acts = {
  onFilters: (filters: EventSearch) => void;
  onRead: (note: DeletedNote) => void;
};

/** Pressing a person or a record filters the log by it. */
function useEventColumns(filters: EventSearch, acts: Acts): Column<Event>[] {
  const { onFilters, onRead } = acts;
  const { t } = useTranslation();
  const words = useWords();
  const who = ({ person, by_link, by_page, by_name }: Event) =>
    person ? (
      <UnstyledButton
        className={classes.filterBy}
        aria-label={t('events.show_person', { name: person.name })}
        onClick={() => onFilters({ ...filters, person_id: person.id })}
      >
        {person.name}
      </UnstyledButton>
    ) : (
      (by_name ?? t(`events.${by_page ? 'by_page' : by_link ? 'by_link' : 'program'}`))
    );
  const about = ({ record }: Event) =>
    record.length === 0 ? (
      '–'
    ) : (
      <ul>
        {record.map((pair) => (
          <li key={`${pair.type}:${pair.id}`}>
            <span className={text.dim}>{pair.name ? words.kind(pair.type) : ''}</span>{' '}
            <UnstyledButton
              className={classes.filterBy}
              aria-label={t('events.show_record', { record: words.record(pair) })}
              onClick={() => onFilters({ ...filters, record: `${pair.type}:${pair.id}` })}
            >
              {words.record(pair)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    );
  return [
    {
      key: 'at',
      header: 'events.when',
      width: 170,
      cell: ({ at }) => (
        <span className={`${text.dim} ${text.num} ${classes.when}`}>{formatDateTime(at)}</span>
      ),
    },
    {
      key: 'who',
      header: 'events.who',
      width: '22%',
      cell: (event) => (
        <>
          {who(event)}
          <FromWhere event={event} onSession={(session) => onFilters({ ...filters, session })} />
        </>
      ),
    },
    {
      key: 'what',
      header: 'events.what',
      width: '28%',
      primary: true,
      cell: (event) => (
        <span className={event.refused === null ? undefined : classes.refused}>
          {words.event(event)}
          {event.count && (
            <span className={`${text.dim} ${classes.below}`}>{t('events.times', event)}</span>
          )}
          {event.lines.length > 0 && (
            <ul className={`${text.soft} ${classes.lines}`}>
              {event.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <ReadNote event={event} onRead={onRead} />
        </span>
      ),
    },
    { key: 'record', header: 'events.record', cell: about },
  ];
}

function ReadNote({ event, onRead }: { event: Event; onRead: Acts['onRead'] }) {
  const { t } = useTranslation();
  const note = deletedNote(event);
  if (!note) return null;
  return (
    <UnstyledButton
      className={`${classes.filterBy} ${text.soft} ${classes.below}`}
      onClick={() => onRead(note)}
    >
      {t('events.read')}
    </UnstyledButton>
  );
}

export type DeletedNote = { trajectoryId: number; noteId: number };

/** The note whose deletion this event records; its text is kept outside the log. */
function deletedNote({ action, refused, record }: Event): DeletedNote | undefined {
  const idOf = (wanted: string) => record.find(({ type }) => type === wanted)?.id;
  const [trajectoryId, noteId] = [idOf('trajectory'), idOf('note')];
  if (action !== 'notes.remove' || refused !== null || !trajectoryId || !noteId) return undefined;
  return { trajectoryId, noteId };
}
