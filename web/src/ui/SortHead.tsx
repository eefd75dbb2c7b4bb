import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Sorting } from './columns.ts';
import classes from './DataTable.module.css';

/** `client`, or `-client` for the other way round. */
type Order = { by: string; onSort: (by: string) => void };

type Props = Order & { header: string; sort: string };

export const sortingOf = (order: Order): Sorting => ({
  head: (header, sort) => <SortHead header={header} sort={sort} {...order} />,
  way: (sort) => wayOf(sort, order.by),
});

/** The head of a column that puts the table in its order; pressed again, the other way. */
function SortHead({ header, sort, by, onSort }: Props) {
  const way = wayOf(sort, by);
  const Icon = way ? icons[way] : IconArrowsSort;
  const opposite = by.startsWith('-') ? by.slice(1) : `-${by}`;
  return (
    <UnstyledButton className={classes.sort} onClick={() => onSort(way ? opposite : sort)}>
      {header}
      <Icon size={14} stroke={1.9} aria-hidden data-off={!way || undefined} />
    </UnstyledButton>
  );
}

const icons = { ascending: IconArrowUp, descending: IconArrowDown };

const bare = (sort: string) => sort.replace(/^-/, '');

function wayOf(sort: string, by: string) {
  if (bare(sort) !== bare(by)) return undefined;
  return by.startsWith('-') ? 'descending' : 'ascending';
}
