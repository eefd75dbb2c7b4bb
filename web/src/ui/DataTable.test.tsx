import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Column, DataTable, rowLink } from './DataTable.tsx';
import { Panel } from './Panel.tsx';
import { sortingOf } from './SortHead.tsx';
import { show } from './testing.tsx';

type Person = { id: number; name: string; city: string | null };

const people: Person[] = [
  { id: 1, name: 'Anouk Smits', city: 'Utrecht' },
  { id: 2, name: 'Johan Dijkstra', city: null },
];
const columns: Column<Person>[] = [
  { key: 'city', header: { text: 'Plaats' }, cell: ({ city }) => city },
  {
    key: 'name',
    header: { text: 'Naam' },
    primary: true,
    cell: ({ id, name }) => (
      <a className={rowLink} href={`/people/${id}`}>
        {name}
      </a>
    ),
  },
  {
    key: 'actions',
    header: { text: 'Acties' },
    actions: true,
    cell: () => <button type="button">Weg</button>,
  },
];
const table = (rows: Person[] | undefined, empty?: string) => (
  <DataTable
    label="Mensen"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    {...(empty && { empty })}
  />
);
const matchMedia = window.matchMedia;
const onPhone = () => {
  window.matchMedia = ((media: string) => ({
    ...matchMedia(media),
    matches: media === '(max-width: 40em)',
  })) as typeof matchMedia;
};

afterEach(() => {
  window.matchMedia = matchMedia;
  vi.restoreAllMocks();
});

it('shows a named table with every column head, also the one of the actions', () => {
  show(table(people));
  const heads = within(screen.getByRole('table', { name: 'Mensen' })).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Plaats', 'Naam', 'Acties']);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Anouk Smits' }).getAttribute('href')).toBe('/people/1');
});

it('[SHELL-18] says that it loads, and shows rows of bones that nobody has to hear', () => {
  show(table(undefined));
  expect(screen.getByRole('status').textContent).toBe('Laden…');
  const loading = screen.getByRole('table', { name: 'Mensen' });
  expect(loading.getAttribute('aria-busy')).toBe('true');
  expect(within(loading).getAllByRole('row')).toHaveLength(1);
  expect(loading.querySelectorAll('tbody tr[aria-hidden]').length).toBeGreaterThan(0);
});

it('[SHELL-18] says what would be here when there is nothing, and no longer that it loads', () => {
  const { again } = show(table([], 'Nog geen mensen'));
  expect(screen.getByText('Nog geen mensen')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  again(table([]));
  expect(screen.getByText('Nog niets in deze lijst')).toBeTruthy();
});

it('becomes a list on a phone: the name first, labels before values, actions last', () => {
  onPhone();
  show(table(people));
  expect(screen.queryByRole('table')).toBeNull();
  const items = within(screen.getByRole('list', { name: 'Mensen' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Anouk SmitsPlaatsUtrechtWeg',
    'Johan DijkstraWeg',
  ]);
});

it('[SHELL-18] says on a phone too that it loads', () => {
  onPhone();
  show(table(undefined));
  expect(screen.getByRole('status').textContent).toBe('Laden…');
});

it('draws its own card on a page, and none inside a panel', () => {
  const { container, again } = show(table(people));
  expect(container.querySelector('[data-framed]')).toBeTruthy();
  again(<Panel title="Mensen">{table(people)}</Panel>);
  expect(container.querySelector('[data-framed]')).toBeNull();
});

it('is put in another order by the heads of its columns, and says in which it is', async () => {
  const onSort = vi.fn();
  const sorted = columns.map((column) =>
    column.key === 'name' ? { ...column, sort: 'name' } : column,
  );
  const at = (by: string) => (
    <DataTable
      label="Mensen"
      columns={sorted}
      rows={people}
      rowKey={({ id }) => id}
      sorting={sortingOf({ by, onSort })}
    />
  );
  const { user, again } = show(at('-city'));
  const head = () => screen.getByRole('columnheader', { name: 'Naam' });
  const press = () => user.click(within(head()).getByRole('button', { name: 'Naam' }));
  expect(head().getAttribute('aria-sort')).toBeNull();
  await press();
  expect(onSort).toHaveBeenLastCalledWith('name');
  again(at('name'));
  expect(head().getAttribute('aria-sort')).toBe('ascending');
  await press();
  expect(onSort).toHaveBeenLastCalledWith('-name');
  again(at('-name'));
  expect(head().getAttribute('aria-sort')).toBe('descending');
});
