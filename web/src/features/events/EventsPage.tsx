import { Button } from '@mantine/core';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mostCounted } from '@traject/contract/common/page';
import { useTranslation } from 'react-i18next';
import { useListPage } from '../../platform/useListPage.ts';
import { useSave } from '../../platform/useSave.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { EventFilters } from './EventFilters.tsx';
import { downloadEvents, type EventSearch, eventsQuery } from './events.api.ts';
import classes from './events.module.css';
import type { DeletedNote } from './useEventColumns.tsx';
import { useEventColumns } from './useEventColumns.tsx';

type Props = {
  search: EventSearch;
  onSearch: (search: EventSearch) => void;
  /** Shows what a deleted note said. */
  onRead: (note: DeletedNote) => void;
};

export function EventsPage({ search, onSearch, onRead }: Props) {
  const { t } = useTranslation();
  const { page: _, ...filters } = search;
  const columns = useEventColumns(filters, { onFilters: onSearch, onRead });
  const { isError, isPlaceholderData, refetch, ...events } = useQuery(eventsQuery(search));
  const data = useListPage(events.data);
  const title = t('events.title');
  return (
    <>
      <PageHead title={title} action={<CsvButton filters={filters} />} />
      <p className={classes.intro}>{t('events.intro')}</p>
      <EventFilters filters={filters} onFilters={onSearch} events={data?.data} />
      {!events.data && isError ? (
        <Panel title={title}>
          <PanelError title={t('events.failed')} onRetry={() => refetch()} />
        </Panel>
      ) : (
        <div className={classes.list} data-updating={isPlaceholderData || undefined}>
          <DataTable
            label={title}
            columns={columns}
            rows={data?.data}
            rowKey={({ id }) => id}
            stackedTo="56em"
            empty={
              <EmptyState
                icon={IconSearch}
                title={t('events.none_found')}
                text={t('events.none_found_text')}
              />
            }
            footer={
              data && (
                <Pager
                  meta={data.meta}
                  most={mostCounted}
                  onPage={(page) => onSearch({ ...filters, page })}
                />
              )
            }
          />
        </div>
      )}
    </>
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
