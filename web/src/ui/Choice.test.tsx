import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Choice } from './Choice.tsx';
import { show } from './testing.tsx';

const data = ['Café', 'De Brug', 'Brugman', 'Zorg'].map((label) => ({ value: label, label }));

function Form({ onChoose }: { onChoose: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const choose = (next: string | null) => {
    onChoose(next);
    setValue(next);
  };
  return <Choice label="Organisatie" data={data} value={value} onChange={choose} />;
}

function aChoice() {
  const onChange = vi.fn();
  const { user } = show(<Form onChoose={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Organisatie' });
  return { user, onChange, box };
}

it('Enter takes the first hit, and what begins with it comes first', async () => {
  const { user, onChange, box } = aChoice();
  await user.type(box, 'brug');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('Brugman');
  await waitFor(() => expect(box.value).toBe('Brugman'));
});

it('whoever typed all of a name and goes on has chosen it, accents or not', async () => {
  const { user, onChange, box } = aChoice();
  await user.type(box, 'cafe');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('Café');
  await waitFor(() => expect(box.value).toBe('Café'));
});

it('half a name chooses nothing by leaving', async () => {
  const { user, onChange, box } = aChoice();
  await user.type(box, 'Zor');
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(box.value).toBe('');
});

it('what is not there is said, with the way back to all of them', async () => {
  const { user, box } = aChoice();
  await user.type(box, 'xyz');
  expect(await screen.findByText('Niets gevonden met ‘xyz’.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Toon alles', hidden: true }));
  expect(box.value).toBe('');
  expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(4);
});

it('Enter sends no form while there is something typed to choose by', async () => {
  const onSend = vi.fn();
  const { user } = show(
    <form action={onSend}>
      <Form onChoose={() => {}} />
    </form>,
  );
  const box = screen.getByRole('combobox', { name: 'Organisatie' });
  await user.click(box);
  fireEvent.change(box, { target: { value: 'xyz' } });
  await user.keyboard('{Enter}');
  fireEvent.change(box, { target: { value: 'zorg' } });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box).toHaveProperty('value', 'Zorg'));
  expect(onSend).not.toHaveBeenCalled();
});
