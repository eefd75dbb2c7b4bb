import { screen, waitFor, within } from '@testing-library/react';
import type { InvoiceSettings } from '@traject/contract/invoiceSettings';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { ClosingPanel } from './ClosingPanel.tsx';
import { NumberingPanel } from './NumberingPanel.tsx';
import { exampleOf } from './numberExample.ts';
// Loaded before the clock of a test starts.
import './CloseDialog.tsx';
import './NumberingDialog.tsx';

const settings: InvoiceSettings = {
  number_form: '',
  credit_form: 'C{yyyy}-{nnnn}',
  concerns: 'trajectory',
  footer: '',
  email: '',
  closed_until: '2026-06-30',
  next: { invoice: '2026-0007', credit: 'C2026-0001' },
  version: 2,
};
const path = '/organisations/7/invoice-settings';

function open(answers: Record<string, unknown> = {}) {
  const seen = fakeApi({
    [`GET ${path}`]: settings,
    [`PATCH ${path}`]: settings,
    [`POST ${path}/close`]: settings,
    ...answers,
  });
  const { user } = showPart(
    <>
      <NumberingPanel organisationId={7} />
      <ClosingPanel organisationId={7} />
    </>,
  );
  const sent = () => seen.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { user, sent };
}

it('shows the next numbers, and while a form is typed what it would give', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('2026-0007')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Nummering en teksten bewerken' }));
  const dialog = within(await screen.findByRole('dialog'));
  const form = dialog.getByRole('textbox', { name: 'Nummers van facturen' });
  await user.type(form, 'WW-{{yy}-');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText(/Eindig met het volgnummer/)).toBeTruthy();
  await user.type(form, '{{nnn}');
  expect(dialog.getByText(/WW-\d\d-001/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(sent()).toEqual([expect.objectContaining({ number_form: 'WW-{yy}-{nnn}', version: 2 })]),
  );
});

it('closes a period only after saying that it cannot be undone', async () => {
  const { user, sent } = open({ [`POST ${path}/close`]: refuse(422, 'Al gesloten.') });
  expect(await screen.findByText(/gesloten tot en met 30 jun 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Periode sluiten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Periode sluiten' }));
  await user.type(dialog.getByRole('textbox', { name: /Sluiten tot en met/ }), '31-07-2026');
  await user.click(dialog.getByRole('button', { name: 'Periode sluiten' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Sluiten tot en met 31 jul 2026?' }),
  );
  expect(question.getByText(/niet terugdraaien/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Ja, sluiten' }));
  await waitFor(() => expect(sent()).toEqual([{ until: '2026-07-31' }]));
  expect(await dialog.findByText('Al gesloten.')).toBeTruthy();
});

it('knows no number for a form without a counter', () => {
  expect(exampleOf('F{yyyy}-{nnnn}', '2026-11-17')).toBe('F2026-0001');
  expect(exampleOf('F{yyyy}', '2026-11-17')).toBeUndefined();
});
