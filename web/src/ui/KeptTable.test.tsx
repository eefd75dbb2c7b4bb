import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { countOf, type KeptSearch, KeptTable } from './KeptTable.tsx';
import { show } from './testing.tsx';

type Row = { id: number; name: string; archived: boolean };
const aRow = (id: number, name: string, archived = false): Row => ({ id, name, archived });
const names = () => [...document.querySelectorAll('td')].map(({ textContent }) => textContent);

function Table({ rows }: { rows: Row[] }) {
  const [search, setSearch] = useState<KeptSearch>({});
  return (
    <KeptTable
      label="Studies"
      rows={rows}
      columns={[{ key: 'name', header: { text: 'Naam' }, cell: ({ name }) => name }]}
      searchLabel="Zoek"
      wordsOf={({ name }) => name}
      search={search}
      onSearch={setSearch}
      empty="Nog niets"
    />
  );
}

describe('a list of what is kept', () => {
  it('[ADM-04] shows a long list in two steps', async () => {
    const many = Array.from({ length: 60 }, (_, at) => aRow(at, `Studie ${at}`));
    const { user } = show(<Table rows={many} />);
    expect(names()).toHaveLength(50);
    await user.click(screen.getByText('Toon alle 60'));
    expect(names()).toHaveLength(60);
  });

  it('[ADM-04] finds by a part of each word, without accents, also among the archived', async () => {
    const rows = [aRow(1, 'Café en bar'), aRow(2, 'Bakker'), aRow(3, 'Oud café', true)];
    const { user } = show(<Table rows={rows} />);
    await user.click(screen.getByText('Toon gearchiveerde (1)'));
    expect(names()).toEqual(['Café en bar', 'Bakker', 'Oud café']);
    await user.type(screen.getByRole('searchbox'), 'CAFE b');
    await waitFor(() => expect(names()).toEqual(['Café en bar']));
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Niets gevonden')).toBeTruthy();
  });

  it('[ADM-04] says what would be here while there is nothing', () => {
    show(<Table rows={[]} />);
    expect(screen.getByText('Nog niets')).toBeTruthy();
    expect(screen.queryByText(/gearchiveerde/)).toBeNull();
  });
});

it('the number beside the title is of what is found, without what was archived', () => {
  const rows = [
    { id: 1, name: 'Zorg', archived: false },
    { id: 2, name: 'Zorgverlof', archived: true },
    { id: 3, name: 'Techniek', archived: false },
  ];
  const wordsOf = ({ name }: { name: string }) => name;
  expect(countOf(rows, wordsOf, undefined)).toBe(2);
  expect(countOf(rows, wordsOf, 'zorg')).toBe(1);
});
