import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';
import { show } from './testing.tsx';
import { toast, toastStore } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => {
    for (const { id } of toastStore.get()) toastStore.remove(id);
  });
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const say = (kind: keyof typeof toast, message: string, description?: string) =>
  act(() => toast[kind](message, description));
const phase = (message: string) =>
  screen.getByText(message).closest('[data-phase]')?.getAttribute('data-phase');

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('[SHELL-11] announces %s as %s', (kind, role) => {
  show(<Toasts />);
  say(kind, 'Document geüpload', 'Fatima krijgt een e-mail.');
  const card = screen.getByRole(role);
  expect(card.textContent).toContain('Document geüpload');
  expect(card.textContent).toContain('Fatima krijgt een e-mail.');
  expect(card.getAttribute('data-kind')).toBe(kind);
});

it('[SHELL-11] stays 5000 ms and is gone after a transition of 300 ms', () => {
  show(<Toasts />);
  say('info', 'Bewaard');
  pass(4999);
  expect(phase('Bewaard')).toBe('shown');
  pass(1);
  expect(phase('Bewaard')).toBe('leaving');
  pass(299);
  expect(screen.getByText('Bewaard')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Bewaard')).toBeNull();
});

it('[SHELL-11] shows several at once, the newest last, each with its own time', () => {
  show(<Toasts />);
  say('info', 'Eerste');
  pass(3000);
  say('error', 'Tweede');
  const shown = screen.getAllByText(/^(Eerste|Tweede)$/).map(({ textContent }) => textContent);
  expect(shown).toEqual(['Eerste', 'Tweede']);
  pass(2000);
  pass(300);
  expect(screen.queryByText('Eerste')).toBeNull();
  expect(screen.getByText('Tweede')).toBeTruthy();
});

it('[SHELL-11] waits while somebody reads it, and then gives the full time again', () => {
  show(<Toasts />);
  say('warning', 'Lees mij');
  pass(4000);
  fireEvent.mouseEnter(screen.getByRole('alert'));
  pass(60_000);
  expect(phase('Lees mij')).toBe('held');
  fireEvent.mouseLeave(screen.getByRole('alert'));
  pass(4999);
  expect(phase('Lees mij')).toBe('shown');
  pass(1);
  expect(phase('Lees mij')).toBe('leaving');
});

it('[SHELL-11] can be closed by its own button', () => {
  show(<Toasts />);
  say('error', 'Uploaden is niet gelukt');
  fireEvent.click(screen.getByRole('button', { name: 'Melding sluiten' }));
  pass(300);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[SHELL-11] is said in a region that was there before', () => {
  const { container } = show(<Toasts />);
  const region = container.querySelector('[aria-live="polite"]');
  say('success', 'Gelukt');
  expect(region?.contains(screen.getByRole('status'))).toBe(true);
});

it('offers for ten seconds to undo what it says, and goes when that is taken', () => {
  const undo = vi.fn();
  show(<Toasts />);
  act(() => toast.success('Verwijderd', undefined, { label: 'Ongedaan maken', onClick: undo }));
  pass(9999);
  expect(phase('Verwijderd')).toBe('shown');
  fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(undo).toHaveBeenCalledOnce();
  pass(300);
  expect(screen.queryByText('Verwijderd')).toBeNull();

  act(() => toast.success('Weg', undefined, { label: 'Ongedaan maken', onClick: undo }));
  pass(10_000);
  expect(phase('Weg')).toBe('leaving');
});
