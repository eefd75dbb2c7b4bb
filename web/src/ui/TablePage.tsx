import type { Page } from '@traject/contract/common/page';
import type { ReactNode } from 'react';
import { useListPage } from '../platform/useListPage.ts';
import type { Sorting } from './columns.ts';
import { type Column, DataTable } from './DataTable.tsx';
import { PageHead } from './PageHead.tsx';
import { Pager } from './Pager.tsx';
import { Panel } from './Panel.tsx';
import { PanelError } from './PanelError.tsx';
import classes from './TablePage.module.css';

type Listed<R> = {
  data: Page<R> | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props<R> = {
  title: string;
  intro?: string;
  /** Beside the title. */
  count?: number | undefined;
  action?: ReactNode;
  /** Between the head of the page and the filters. */
  notices?: ReactNode;
  filters: ReactNode;
  query: Listed<R>;
  columns: Column<R>[];
  /** What is said when the list cannot be loaded. */
  failed: string;
  empty: ReactNode;
  /** Where counting stopped. */
  most?: number | undefined;
  /** The order that the rows are in, and how to ask for another. */
  sorting?: Sorting | undefined;
  onPage: (page: number) => void;
};

/** A page with one list, which is filtered and paged by its address. */
export function TablePage<R extends { id: number }>(props: Props<R>) {
  const { title, intro, count, most, action, notices, filters, query, failed, onPage } = props;
  const page = useListPage(query);
  return (
    <>
      <PageHead title={title} intro={intro} count={count} most={most} action={action} />
      {notices}
      <div className={classes.filters}>{filters}</div>
      {!query.data && query.isError ? (
        <Panel title={title}>
          <PanelError title={failed} onRetry={query.refetch} />
        </Panel>
      ) : (
        <div data-updating={query.isPlaceholderData || undefined}>
          <DataTable
            label={title}
            columns={props.columns}
            rows={page?.data}
            rowKey={({ id }) => id}
            stackedTo="56em"
            {...(props.sorting && { sorting: props.sorting })}
            empty={props.empty}
            footer={page && <Pager meta={page.meta} most={most} onPage={onPage} />}
          />
        </div>
      )}
    </>
  );
}
