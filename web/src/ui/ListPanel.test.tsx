import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ListPanel } from './ListPanel.tsx';
import { show } from './testing.tsx';

const aPanel = (data: string[] | undefined, isError = false, refetch = vi.fn()) => (
  <ListPanel
    title="Notities"
    list={{ data, isError, refetch }}
    add={{ label: 'Notitie toevoegen', onClick: () => {} }}
    failed="Notities laden is niet gelukt"
    empty={<p>Nog geen notities</p>}
    row={(row) => <li key={row}>{row}</li>}
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

  it('[SHELL-18] says that it loads, that it is empty and that it failed', async () => {
    const refetch = vi.fn();
    const { again, user } = show(aPanel(undefined));
    expect(screen.getByRole('status').textContent).toBe('Laden…');
    again(aPanel([]));
    expect(screen.getByText('Nog geen notities')).toBeTruthy();
    again(aPanel(undefined, true, refetch));
    expect(screen.getByRole('alert').textContent).toContain('Notities laden is niet gelukt');
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps what it has when loading it again failed', () => {
    show(aPanel(['a'], true));
    expect(rows()).toEqual(['a']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
