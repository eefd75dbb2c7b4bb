import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { optionalPhone, optionalPostcode } from '@traject/contract/common/laterRules';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { showPart } from '../testing/showPart.tsx';
import { ApiError } from './api.ts';
import { useRecordForm } from './useRecordForm.ts';

const schema = z.strictObject({ phone_number: optionalPhone, postal_code: optionalPostcode });
const stored = { phone_number: 'onbekend', postal_code: '3531 CN' };

function Form({ version, onSave }: { version?: number; onSave: (input: object) => void }) {
  const { form, dialog } = useRecordForm({
    draft: 'x',
    start: stored,
    version,
    schema,
    toInput: (values) => values,
    save: async (input) => onSave(input),
    load: async () => undefined,
    refresh: ['x'],
    done: undefined,
    onSaved: () => {},
  });
  return (
    <form action={dialog.onSubmit}>
      <TextInput label="Telefoon" {...form.getInputProps('phone_number')} />
      <TextInput label="Postcode" {...form.getInputProps('postal_code')} />
      <button type="submit">Opslaan</button>
    </form>
  );
}

it('what was stored before a rule came stays, until it is changed', async () => {
  const onSave = vi.fn();
  const { user } = showPart(<Form version={1} onSave={onSave} />);
  const save = () => user.click(screen.getByRole('button', { name: 'Opslaan' }));
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await type('Postcode', '3531 CP');
  await save();
  expect(onSave).toHaveBeenCalledWith({ phone_number: 'onbekend', postal_code: '3531 CP' });
  await type('Telefoon', 'geen');
  await save();
  expect(await screen.findByText('Een telefoonnummer bevat cijfers.')).toBeTruthy();
  expect(onSave).toHaveBeenCalledOnce();
});

it('a new record holds to every rule', async () => {
  const onSave = vi.fn();
  const { user } = showPart(<Form onSave={onSave} />);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Een telefoonnummer bevat cijfers.')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

const twoTexts = z.strictObject({ title: z.string(), due_on: z.string() });

function Conflicting() {
  const { form, dialog } = useRecordForm({
    draft: 'y',
    start: { title: 'Gesprek', due_on: '2026-11-01' },
    version: 1,
    schema: twoTexts,
    toInput: (values) => values,
    save: async () => {
      throw new ApiError(422, ['Iemand anders was u voor.']);
    },
    load: async () => ({ version: 2, values: { title: '2026-45-02', due_on: '2026-11-20' } }),
    label: (name) => name,
    refresh: ['y'],
    done: undefined,
    onSaved: () => {},
  });
  return (
    <form action={dialog.onSubmit}>
      <TextInput label="Titel" {...form.getInputProps('title')} />
      <button type="submit">Opslaan</button>
      {dialog.conflict?.differences.map((one) => (
        <p key={one.label}>{`${one.label}: ${one.theirs} naast ${one.yours}`}</p>
      ))}
    </form>
  );
}

it('what another typed is shown as they typed it, also where it looks like a day', async () => {
  const { user } = showPart(<Conflicting />);
  await user.type(screen.getByLabelText('Titel'), '!');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('title: 2026-45-02 naast Gesprek!')).toBeTruthy();
  expect(screen.getByText('due_on: 20 nov 2026 naast 1 nov 2026')).toBeTruthy();
});
