import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { show } from './testing.tsx';

function Page() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Notitie toevoegen"
        footer={<button type="button">Bewaar</button>}
      >
        <input aria-label="Datum" />
        <input aria-label="Notitie" data-autofocus />
      </Dialog>
    </>
  );
}

async function open() {
  const { user } = show(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  return user;
}

it('is named by its title, and its close button by what it does', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Notitie toevoegen' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Notitie toevoegen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sluiten' })).toBeTruthy();
});

it('does not read a whole form out as its description', async () => {
  await open();
  expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
});

it('starts on its first field when none asks for it, and ends on the close button', async () => {
  const { user } = show(
    <Dialog opened onClose={() => {}} title="Bestand">
      <input aria-label="Naam" />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Naam')));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sluiten' }));
});

it('starts on the field that asks for it, not on the close button', async () => {
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Notitie')));
});

it('closes with Escape and puts the focus back on what opened it', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = screen.getByRole('button', { name: 'Open' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('puts the focus back also when it was mounted open and is taken away whole', async () => {
  const dialog = (
    <Dialog opened onClose={() => {}} title="Notitie wijzigen">
      <input aria-label="Notitie" data-autofocus />
    </Dialog>
  );
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Wijzig</button>
      {isOpen && dialog}
    </>
  );
  const { again } = show(page(false));
  const opener = screen.getByRole('button', { name: 'Wijzig' });
  opener.focus();
  again(page(true));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Notitie')));
  again(page(false));
  expect(document.activeElement).toBe(opener);
});

it('holds the page behind it, and lets go of it when the last one closes', async () => {
  const { style } = document.documentElement;
  const user = await open();
  expect(style.overflow).toBe('hidden');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(style.overflow).toBe(''));
});
