import { Button } from '@mantine/core';
import { IconArchive, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { plain } from '../platform/plain.ts';
import { type Column, DataTable } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Icon } from './Icon.tsx';
import classes from './KeptTable.module.css';
import { Row } from './layout.tsx';
import { MoreToggle } from './MoreToggle.tsx';
import { SearchBox } from './SearchBox.tsx';
import text from './text.module.css';

/** As the address has them. */
export type KeptSearch = { q?: string | undefined; archived?: string | undefined };

type Kept = { id: number; archived: boolean };
type Props<Row> = {
  label: string;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  empty: ReactNode;
  searchLabel: string;
  /** What is searched in. */
  wordsOf: (row: Row) => string;
  search: KeptSearch;
  onSearch: (search: KeptSearch) => void;
  /** Other filters, beside the box. */
  filters?: ReactNode;
};

/** A whole list that is filtered while one types, with what was archived apart and out of sight. */
export function KeptTable<Row extends Kept>(props: Props<Row>) {
  const { label, rows, columns, empty, wordsOf, search, onSearch, filters } = props;
  const { t } = useTranslation();
  const found = rows?.filter((row) => hasWords(wordsOf(row), search.q));
  const archived = found?.filter((row) => row.archived) ?? [];
  const table = { columns, empty: search.q ? <NoneFound /> : empty };
  return (
    <>
      <Row wrap className={classes.filters}>
        <SearchBox
          label={props.searchLabel}
          words={search.q ?? ''}
          onWords={(q) => onSearch({ ...search, q })}
        />
        {filters}
        <ArchiveToggle total={archived.length} search={search} onSearch={onSearch} />
      </Row>
      <Rows {...table} label={label} rows={found?.filter((row) => !row.archived)} />
      {search.archived && archived.length > 0 && (
        <>
          <h2 className={`${text.h2} ${classes.archived}`}>{t('kept.archived')}</h2>
          <Rows {...table} label={t('kept.archived')} rows={archived} />
        </>
      )}
    </>
  );
}

function NoneFound() {
  const { t } = useTranslation();
  return (
    <EmptyState icon={IconSearch} title={t('kept.none_found')} text={t('kept.none_found_text')} />
  );
}

type ToggleProps = Pick<Props<Kept>, 'search' | 'onSearch'> & { total: number };

function ArchiveToggle({ total, search, onSearch }: ToggleProps) {
  const { t } = useTranslation();
  if (total === 0) return null;
  return (
    <Button
      variant="subtle"
      color="gray"
      className={classes.toggle ?? ''}
      leftSection={<Icon of={IconArchive} />}
      aria-expanded={!!search.archived}
      onClick={() => onSearch({ ...search, archived: search.archived ? undefined : '1' })}
    >
      {search.archived ? t('kept.hide') : t('kept.show', { total })}
    </Button>
  );
}

type RowsProps<Row> = Pick<Props<Row>, 'label' | 'rows' | 'columns' | 'empty'>;

/** How many are painted before all are asked for. */
const short = 50;

function Rows<Row extends Kept>({ rows, ...table }: RowsProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const total = rows?.length ?? 0;
  return (
    <DataTable
      {...table}
      rows={isOpen ? rows : rows?.slice(0, short)}
      rowKey={({ id }) => id}
      footer={
        total > short && (
          <MoreToggle open={isOpen} total={total} onToggle={() => setOpen(!isOpen)} />
        )
      }
    />
  );
}

/** How many there are to be seen, for beside the title. */
export const countOf = <Row extends Kept>(
  rows: readonly Row[] | undefined,
  wordsOf: (row: Row) => string,
  q: string | undefined,
) => rows?.filter((row) => !row.archived && hasWords(wordsOf(row), q)).length;

const hasWords = (text: string, words = '') => {
  const given = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => given.includes(word));
};
