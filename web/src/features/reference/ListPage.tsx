import { Button } from '@mantine/core';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { countOf, KeptTable } from '../../ui/KeptTable.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import type { KeptList, ReferenceSearch } from './reference.api.ts';

/** What all lists have in common. */
export type ListProps = {
  /** Undefined while the organisations are loading. */
  organisationId: number | undefined;
  search: ReferenceSearch;
  onSearch: (search: ReferenceSearch) => void;
  filters: ReactNode;
};

type Row = { id: number; name: string; archived: boolean };
type Props<R> = Omit<ListProps, 'organisationId'> & {
  list: KeptList;
  query: { data: readonly R[] | undefined; isError: boolean; refetch: () => unknown };
  columns: readonly Column<R>[];
  wordsOf: (row: R) => string;
  onAdd: () => void;
  children: ReactNode;
};

export function ListPage<R extends Row>({ list, query, columns, ...props }: Props<R>) {
  const { wordsOf, search, onSearch, filters, onAdd, children } = props;
  const { t } = useTranslation();
  const { data, isError, refetch } = query;
  const title = t(`reference.lists.${list}`);
  return (
    <>
      <PageHead
        title={title}
        intro={t(`reference.hints.${list}`)}
        count={countOf(data, wordsOf, search.q)}
        action={
          <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={onAdd}>
            {t('controls.add')}
          </Button>
        }
      />
      {!data && isError ? (
        <Panel title={title}>
          <PanelError title={t('reference.failed')} onRetry={() => refetch()} />
        </Panel>
      ) : (
        <KeptTable
          label={title}
          rows={data}
          columns={columns}
          searchLabel={t('reference.search')}
          wordsOf={wordsOf}
          search={search}
          onSearch={(next) => onSearch({ ...search, ...next })}
          filters={filters}
          empty={
            <EmptyState
              icon={IconListDetails}
              title={t('reference.empty')}
              text={t('reference.empty_text')}
            />
          }
        />
      )}
      {children}
    </>
  );
}
