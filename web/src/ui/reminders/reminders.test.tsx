import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../toast.ts';
import { RemindersButton } from './RemindersButton.tsx';
import { RemindersIcon } from './RemindersIcon.tsx';

const on = { reminders_off: false, next_reminder_at: '2026-11-23T09:00:00Z' };
const off = { reminders_off: true, next_reminder_at: null };
const toasts = () => toastStore.get().map(({ message }) => message);

it.each([RemindersButton, RemindersIcon])(
  'turns reminders off, and says when the next would go',
  async (Part) => {
    const save = vi.fn(async () => {});
    const { user } = showPart(<Part of={on} name="Tevredenheid" save={save} refresh={['x']} />);
    const label = 'Herinneringen uitzetten: Tevredenheid. De volgende gaat op 23 nov 2026.';
    await user.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(save).toHaveBeenCalledWith(true));
    await waitFor(() => expect(toasts()).toContain('Er gaan geen herinneringen meer uit.'));
  },
);

it('turns them on again', async () => {
  const save = vi.fn(async () => {});
  const { user } = showPart(<RemindersButton of={off} name="Plan" save={save} refresh={['x']} />);
  await user.click(screen.getByRole('button', { name: 'Herinneringen aanzetten: Plan' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(false));
});

it('says so if it did not work', async () => {
  const save = async () => {
    throw new Error('x');
  };
  const { user } = showPart(
    <RemindersButton of={{ ...on, next_reminder_at: null }} name="Plan" save={save} refresh={[]} />,
  );
  await user.click(screen.getByRole('button', { name: 'Herinneringen uitzetten: Plan' }));
  await waitFor(() => expect(toasts()).toContain('De herinneringen zijn niet gewijzigd.'));
});
