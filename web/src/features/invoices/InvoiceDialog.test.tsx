import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anInvoice } from '../../testing/anInvoice.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';

const uwv = {
  ...{ id: 5, name: 'UWV', address: 'La Guardiaweg 116', vat_number: '', kvk_number: '', oin: '' },
  ...{ country: 'NL', email: '', reference: 'Team Werk', e_invoice: 'nlcius', version: 1 },
  archived: false,
};
const next = {
  ...{ invoice_number: '2026-0009', billed_name: 'Fatima', billed_address: 'Kanaalstraat 12' },
  ...{ billed_vat_number: '', payer_id: null, payer_reference: '', concerns: 'Traject 1' },
  e_invoice: 'none',
};
beforeEach(() => signIn());

async function open() {
  const seen = fakeApi({
    'GET /trajectories/1/invoices/next': next,
    'GET /organisations/3/payers': [uwv, { ...uwv, id: 6, name: 'Oud', archived: true }],
    'POST /organisations/3/payers': { ...uwv, id: 8 },
    'POST /trajectories/1/invoices': anInvoice(),
  });
  const { user } = showPart(
    <InvoiceDialog
      trajectoryId={1}
      organisationId={3}
      invoice={undefined}
      onSaved={() => undefined}
      onClose={() => undefined}
    />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const field = (name: RegExp) => dialog.getByRole('textbox', { name });
  await waitFor(() => expect(field(/Factuur aan/)).toHaveProperty('value', 'Fatima'));
  await user.type(field(/Declaratiereferentie/), 'WW-1');
  const save = () => user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  const sent = (path: string) =>
    seen.find((one) => one.method === 'POST' && one.path === path)?.body;
  return { user, dialog, field, save, sent };
}

it('a known payer fills in whom to bill and how it wants its invoices', async () => {
  const { user, dialog, field, save, sent } = await open();
  await user.type(await dialog.findByRole('combobox', { name: 'Bekende betaler' }), 'UWV{Enter}');
  expect(field(/Factuur aan/)).toHaveProperty('value', 'UWV');
  await save();
  await waitFor(() =>
    expect(sent('/trajectories/1/invoices')).toMatchObject({
      payer_id: 5,
      billed_name: 'UWV',
      billed_address: 'La Guardiaweg 116',
      payer_reference: 'Team Werk',
      e_invoice: 'nlcius',
      concerns: 'Traject 1',
      service_from: null,
    }),
  );
});

it('another name is another payer, who can be remembered', async () => {
  const { user, dialog, field, save, sent } = await open();
  await user.type(await dialog.findByRole('combobox', { name: 'Bekende betaler' }), 'UWV{Enter}');
  await user.type(field(/Factuur aan/), ' Utrecht');
  await user.click(dialog.getByRole('checkbox', { name: 'Als betaler bewaren' }));
  await save();
  await waitFor(() => expect(sent('/trajectories/1/invoices')).toMatchObject({ payer_id: 8 }));
  expect(sent('/organisations/3/payers')).toMatchObject({
    name: 'UWV Utrecht',
    address: 'La Guardiaweg 116',
    e_invoice: 'nlcius',
  });
});
