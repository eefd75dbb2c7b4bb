import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPart } from '../testing/showPart.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { toastStore } from '../ui/toast.ts';
import { useRemove } from './useRemove.ts';

type Row = { id: number };

function List({ restore }: { restore: (row: Row) => Promise<unknown> }) {
  const remove = useRemove({
    remove: async (_: Row) => undefined,
    question: () => ({ title: 'Notitie verwijderen?', message: 'Weg' }),
    refresh: ['notes'],
    done: 'notify.note.delete_success',
    failed: 'notify.note.delete_error',
    undo: { restore, done: 'notes.restored', failed: 'notes.restore_failed' },
  });
  return (
    <button type="button" onClick={() => remove({ id: 7 })}>
      Verwijder
    </button>
  );
}

const said = () => toastStore.get().map(({ message }) => message);

it('what was removed can be put back, also from another page', async () => {
  const restore = vi.fn(async () => undefined);
  const { user, again } = showPart(
    <>
      <List restore={restore} />
      <Toasts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Verwijder' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, verwijderen' }));
  await screen.findByRole('button', { name: 'Ongedaan maken' });
  again(<Toasts />);
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(restore).toHaveBeenCalledWith({ id: 7 });
  await expect.poll(said).toContain('De notitie staat er weer.');
});

it('what could not be put back is said', async () => {
  const { user } = showPart(
    <>
      <List restore={() => Promise.reject(new Error('no'))} />
      <Toasts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Verwijder' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, verwijderen' }));
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  await expect.poll(said).toContain('De notitie is niet teruggezet.');
});
