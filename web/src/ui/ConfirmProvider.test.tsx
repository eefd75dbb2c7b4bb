import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setLanguage } from '../platform/i18n.ts';
import { ConfirmProvider, useConfirm } from './ConfirmProvider.tsx';
import { show } from './testing.tsx';

type Question = Parameters<ReturnType<typeof useConfirm>>[0];

function Asker({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={async () => onAnswer(await confirm(question))}>
      Vraag
    </button>
  );
}

async function ask(question?: Question) {
  const onAnswer = vi.fn();
  const { user } = show(
    <ConfirmProvider>
      <Asker question={question} onAnswer={onAnswer} />
    </ConfirmProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Vraag' }));
  return { user, onAnswer, dialog: await screen.findByRole('dialog') };
}

it('[SHELL-10] asks by default to confirm a deletion, in Dutch', async () => {
  await ask();
  expect(screen.getByRole('dialog', { name: 'Bevestigen' })).toBeTruthy();
  expect(screen.getByText('Weet je zeker dat je dit wilt verwijderen?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ja' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Annuleren' })).toBeTruthy();
});

it('[SHELL-10] asks by default to confirm a deletion, in English', async () => {
  await setLanguage('en');
  await ask();
  expect(screen.getByRole('dialog', { name: 'Confirm' })).toBeTruthy();
  expect(screen.getByText('Are you sure that you want to delete this item?')).toBeTruthy();
});

it('[SHELL-10] says what the caller wants it to say', async () => {
  const { dialog } = await ask({
    title: 'Zichtbaar voor de werkgever?',
    message: 'Pieter kan deze notitie dan lezen.',
    confirmText: 'Ja, maak zichtbaar',
    cancelText: 'Nee',
  });
  expect(screen.getByRole('dialog', { name: 'Zichtbaar voor de werkgever?' })).toBe(dialog);
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Pieter kan deze notitie dan lezen.');
  expect(screen.getByRole('button', { name: 'Ja, maak zichtbaar' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nee' })).toBeTruthy();
});

it('[SHELL-10] answers yes only to the confirm button, and puts the focus back', async () => {
  const { user, onAnswer } = await ask();
  await user.click(screen.getByRole('button', { name: 'Ja' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vraag' })),
  );
});

it.each(['Annuleren', 'Sluiten'])('[SHELL-10] answers no to %s', async (name) => {
  const { user, onAnswer } = await ask();
  await user.click(screen.getByRole('button', { name }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
});

it('[SHELL-10] answers no to Escape', async () => {
  const { user, onAnswer } = await ask();
  await user.keyboard('{Escape}');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
});

it('[SHELL-10] answers no to a click beside the dialog', async () => {
  const { user, onAnswer } = await ask();
  const overlay = document.querySelector('.mantine-Modal-overlay');
  await user.click(overlay as Element);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
});

it('[SHELL-10] is red only when something is destroyed', async () => {
  await ask({ danger: true });
  const red = screen.getByRole('button', { name: 'Ja' }).style.getPropertyValue('--button-bg');
  expect(red).toContain('red');
});

it('[SHELL-10] is not red when nothing is destroyed', async () => {
  await ask();
  const plain = screen.getByRole('button', { name: 'Ja' }).style.getPropertyValue('--button-bg');
  expect(plain).not.toContain('red');
});

it('[SHELL-10] starts on the safe answer', async () => {
  await ask({ danger: true });
  const cancel = screen.getByRole('button', { name: 'Annuleren' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
});
