import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ListPanel } from './ListPanel.tsx';
import { show } from './testing.tsx';

const ids: Record<string, number> = { a: 1, b: 2, c: 3 };
type Given = { isError?: boolean; refetch?: () => void; fresh?: number };

const aPanel = (
  names: string[] | undefined,
  { isError = false, refetch = vi.fn(), fresh }: Given = {},
) => (
  <ListPanel
    title="Notities"
    list={{ data: names?.map((name) => ({ id: ids[name] ?? 0, name })), isError, refetch }}
    fresh={fresh}
    add={{ label: 'Notitie toevoegen', onClick: () => {} }}
    failed="Notities laden is niet gelukt"
    empty={<p>Nog geen notities</p>}
    row={({ id, name }, isFresh) => (
      <li key={id} data-fresh={isFresh || undefined}>
        {name}
      </li>
    )}
  />
);
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

describe('a list panel', () => {
  it('[DASH-05] shows two of three, all of them when asked, and two again', async () => {
    const { user } = show(aPanel(['a', 'b', 'c']));
    expect(rows()).toEqual(['a', 'b']);
    await user.click(screen.getByRole('button', { name: 'Toon alle 3' }));
    expect(rows()).toEqual(['a', 'b', 'c']);
    await user.click(screen.getByRole('button', { name: 'Toon minder' }));
    expect(rows()).toEqual(['a', 'b']);
  });

  it('[DASH-05] has nothing to fold with two', () => {
    show(aPanel(['a', 'b']));
    expect(rows()).toEqual(['a', 'b']);
    expect(screen.queryByRole('button', { name: /Toon/ })).toBeNull();
  });

  it('shows what was just saved, also where it would be folded away, and marks it', async () => {
    const { user, again } = show(aPanel(['a', 'b']));
    again(aPanel(['a', 'b', 'c'], { fresh: 3 }));
    expect(rows()).toEqual(['a', 'b', 'c']);
    expect(screen.getByText('c').hasAttribute('data-fresh')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Toon minder' }));
    expect(rows()).toEqual(['a', 'b']);
    again(aPanel(['a', 'b', 'c'], { fresh: 1 }));
    expect(rows()).toEqual(['a', 'b']);
    expect(screen.getByText('a').hasAttribute('data-fresh')).toBe(true);
  });

  it('[SHELL-18] says that it loads, that it is empty and that it failed', async () => {
    const refetch = vi.fn();
    const { again, user } = show(aPanel(undefined));
    expect(screen.getByRole('status').textContent).toBe('Laden…');
    again(aPanel([]));
    expect(screen.getByText('Nog geen notities')).toBeTruthy();
    again(aPanel(undefined, { isError: true, refetch }));
    expect(screen.getByRole('alert').textContent).toContain('Notities laden is niet gelukt');
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps what it has when loading it again failed', () => {
    show(aPanel(['a'], { isError: true }));
    expect(rows()).toEqual(['a']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
