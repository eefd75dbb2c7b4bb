import { screen } from '@testing-library/react';
import type { Meta } from '@traject/contract/common/page';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../platform/i18n.ts';
import { Pager } from './Pager.tsx';
import { Panel } from './Panel.tsx';
import { show } from './testing.tsx';

const meta = (current_page: number, last_page: number): Meta => ({
  current_page,
  last_page,
  from: current_page * 15 - 14,
  to: current_page * 15,
  total: last_page * 15,
});
const open = (current: number, last: number) => {
  const onPage = vi.fn();
  return { ...show(<Pager meta={meta(current, last)} onPage={onPage} />), onPage };
};
const numbers = () => screen.getAllByRole('button', { name: /^Pagina / }).map(textOf);
const textOf = (element: HTMLElement) => Number(element.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('Pager', () => {
  it.each([0, 1])('[SHELL-12] shows nothing when the last page is %i', (last) => {
    open(1, last);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([2, 20])('[SHELL-12] shows all %i pages and no arrows to the ends', (last) => {
    open(1, last);
    expect(numbers()).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    expect(screen.queryByRole('button', { name: 'Eerste pagina' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Laatste pagina' })).toBeNull();
  });

  it('[SHELL-12] says which items are on the page, in Dutch and in English', async () => {
    const { again } = open(2, 20);
    expect(screen.getByText('16 - 30 van 300 items')).toBeTruthy();
    await setLanguage('en');
    again(<Pager meta={meta(2, 20)} onPage={() => {}} />);
    expect(screen.getByText('16 - 30 of 300 items')).toBeTruthy();
  });

  it.each([
    [1, 21, [1, 2, 3, 4]],
    [2, 21, [1, 2, 3, 4, 5]],
    [11, 21, [8, 9, 10, 11, 12, 13, 14]],
    [21, 21, [18, 19, 20, 21]],
    [50, 100, [47, 48, 49, 50, 51, 52, 53]],
    [100, 100, [97, 98, 99, 100]],
  ])('[SHELL-12] shows 3 pages around page %i of %i, without the label', (page, last, around) => {
    open(page, last);
    expect(numbers()).toEqual(around);
    expect(screen.queryByText(/items$/)).toBeNull();
  });

  it('[SHELL-12] marks the current page and no other', () => {
    open(3, 5);
    const current = screen.getAllByRole('button', { current: 'page' });
    expect(current.map(textOf)).toEqual([3]);
  });

  it('[SHELL-12] goes to the page, the neighbours and the ends', async () => {
    const { user, onPage } = open(50, 100);
    for (const name of ['Pagina 48', 'Vorige pagina', 'Volgende pagina'])
      await user.click(button(name));
    for (const name of ['Eerste pagina', 'Laatste pagina']) await user.click(button(name));
    expect(onPage.mock.calls.flat()).toEqual([48, 49, 51, 1, 100]);
  });

  it('[SHELL-12] goes nowhere from the first page to before it, and keeps the focus', async () => {
    const { user, onPage } = open(1, 100);
    expect(isOff('Vorige pagina') && isOff('Eerste pagina')).toBe(true);
    expect(isOff('Volgende pagina')).toBe(false);
    await user.click(button('Vorige pagina'));
    expect(onPage).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button('Vorige pagina'));
  });

  it('[SHELL-12] goes nowhere from the last page to after it', () => {
    open(100, 100);
    expect(isOff('Volgende pagina') && isOff('Laatste pagina')).toBe(true);
  });

  it('[SHELL-12] leads back from a page past the end', async () => {
    const onPage = vi.fn();
    const past = { ...meta(9, 3), from: null, to: null };
    const { user } = show(<Pager meta={past} onPage={onPage} />);
    await user.click(button('Vorige pagina'));
    expect(onPage).toHaveBeenCalledWith(3);
  });

  it('[SHELL-12] is told apart from the pager of another panel', () => {
    const pager = <Pager meta={meta(1, 2)} onPage={() => {}} />;
    show(
      <>
        <Panel title="Documenten" footer={pager} />
        <Panel title="Sollicitaties" footer={pager} />
      </>,
    );
    const name = 'Pagina’s Sollicitaties';
    expect(screen.getAllByRole('navigation', { name })).toHaveLength(1);
  });

  it('writes large numbers as people read them, and says where counting stopped', async () => {
    const many = { current_page: 20, last_page: 20, from: 9501, to: 10_000, total: 10_001 };
    const { again } = show(<Pager meta={many} most={10_000} onPage={() => {}} />);
    expect(screen.getByText('9.501 - 10.000 van meer dan 10.000 items')).toBeTruthy();
    expect(screen.getByText(/Zoek of filter om de rest te vinden/)).toBeTruthy();
    again(<Pager meta={{ ...many, total: 10_000 }} most={10_000} onPage={() => {}} />);
    expect(screen.getByText('9.501 - 10.000 van 10.000 items')).toBeTruthy();
    expect(screen.queryByText(/om de rest te vinden/)).toBeNull();
  });
});
