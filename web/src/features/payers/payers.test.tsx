import { screen, waitFor, within } from '@testing-library/react';
import type { Payer } from '@traject/contract/payers';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { PayersPage } from './PayersPage.tsx';
// Loaded before the clock of a test starts.
import './PayerDialog.tsx';

const uwv: Payer = {
  id: 5,
  name: 'UWV',
  address: 'La Guardiaweg 116\n1043 DL Amsterdam',
  vat_number: '',
  kvk_number: '34360247',
  oin: '',
  country: 'NL',
  email: '',
  reference: '',
  e_invoice: 'nlcius',
  archived: false,
  version: 3,
};
const path = '/organisations/7/payers';

function open(payers: Payer[], answers: Record<string, unknown> = {}) {
  const seen = fakeApi({
    [`GET ${path}/kept`]: payers,
    [`POST ${path}`]: uwv,
    [`PATCH ${path}/5`]: uwv,
    ...answers,
  });
  const { user } = showPart(
    <PayersPage organisationId={7} search={{}} onSearch={() => undefined} filters={null} />,
  );
  const sent = () => seen.find(({ method }) => method !== 'GET')?.body;
  return { user, sent };
}

it('a payer is added with what its invoices need', async () => {
  const { user, sent } = open([]);
  expect(await screen.findByText('Nog geen betalers')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Betaler toevoegen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Naam/ }), 'UWV');
  await user.type(dialog.getByRole('textbox', { name: 'KvK-nummer' }), '12');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText('Een KvK-nummer heeft acht cijfers.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'KvK-nummer' }), '345678');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(sent()).toMatchObject({ name: 'UWV', kvk_number: '12345678' }));
});

it('a name that is taken is told in the form', async () => {
  const taken = 'Er is al een betaler met deze naam. Kies die uit de lijst.';
  const { user, sent } = open([uwv], { [`PATCH ${path}/5`]: refuse(422, taken) });
  await user.click(await screen.findByRole('button', { name: 'UWV bewerken' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Naam/ }), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText(taken)).toBeTruthy();
  expect(sent()).toMatchObject({ name: 'UWV 2', e_invoice: 'nlcius', version: 3 });
});

it('a payer is archived, and not deleted', async () => {
  const { user, sent } = open([uwv]);
  await user.click(await screen.findByRole('button', { name: 'UWV archiveren' }));
  await user.click(await screen.findByRole('button', { name: 'Archiveer' }));
  await waitFor(() => expect(sent()).toEqual({ archived: true, version: 3 }));
});
