import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { readDay } from '../platform/typedDate.ts';
import { DateField } from './DateField.tsx';
import { show } from './testing.tsx';

type Props = { start: string; onDay: (day: string) => void };

function Form({ start, onDay }: Props) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onDay(next);
    setValue(next);
  };
  return <DateField label="Einddatum" value={value} onChange={change} />;
}

function aField(start = '') {
  const onChange = vi.fn();
  const { user } = show(<Form start={start} onDay={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Einddatum' });
  return { user, onChange, box };
}

it('a date is typed and shown as the page writes it, whatever the browser speaks', async () => {
  const { user, onChange, box } = aField('2026-04-03');
  expect(box.value).toBe('03-04-2026');
  expect(box.placeholder).toBe('dd-mm-jjjj');
  await user.clear(box);
  await user.type(box, '12 mrt 2027');
  expect(box.value).toBe('12 mrt 2027');
  expect(onChange).toHaveBeenLastCalledWith('2027-03-12');
  await user.tab();
  expect(box.value).toBe('12-03-2027');
});

it('what is no date stays as it was typed, for the form to refuse', async () => {
  const { user, onChange, box } = aField();
  await user.type(box, '31-02-2026');
  await user.tab();
  expect(box.value).toBe('31-02-2026');
  expect(onChange).toHaveBeenLastCalledWith('31-02-2026');
});

function Filter() {
  const [day, setDay] = useState('');
  const isTaken = (next: string) => next === '' || readDay(next) === next;
  return (
    <>
      <DateField label="Vanaf" value={day} onChange={(next) => isTaken(next) && setDay(next)} />
      <p>{day || 'alle dagen'}</p>
      <button type="button" onClick={() => setDay('')}>
        Wissen
      </button>
    </>
  );
}

it('a filter that takes a day only once it is one lets it be typed, and clears it', async () => {
  const { user } = show(<Filter />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Vanaf' });
  await user.type(box, '14-11-20');
  expect(box.value).toBe('14-11-20');
  await user.type(box, '26');
  expect(box.value).toBe('14-11-2026');
  expect(screen.getByText('2026-11-14')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Wissen' }));
  expect(screen.getByText('alle dagen')).toBeTruthy();
  expect(box.value).toBe('');
});

it('the calendar is behind a button, which says of what it is', () => {
  aField();
  const button = screen.getByRole('button', { name: 'Kalender' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Einddatum',
  );
});
