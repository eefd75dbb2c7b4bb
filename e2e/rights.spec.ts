import { readFile } from 'node:fs/promises';
import { callAs, expect, expectFine, panel, test } from './desk.ts';

type Named = { id: number; name: string };
type Organised = Named & { organisation: Named };

test('an admin gives clients their data, erases them, and finds the invoice again', async ({
  page,
  request,
  signInAs,
  desk,
}) => {
  test.setTimeout(120_000);
  const { trajectoryId, clientId, call } = desk;
  const { organisation } = await call<Organised>('GET', `/trajectories/${trajectoryId}`);
  const invoice_number = await anInvoice();
  const admin = callAs(request, await signInAs('admin'));

  await test.step('the data come as a zip', async () => {
    await page.goto(`/admin/people/${clientId}`);
    const arriving = page.waitForEvent('download');
    await panel(page, 'Privacy').getByRole('button', { name: 'Gegevens downloaden' }).click();
    const arrived = await arriving;
    expect(arrived.suggestedFilename()).toMatch(/^gegevens-\d+-\d{4}-\d\d-\d\d\.zip$/);
    const bytes = await readFile(await arrived.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('gegevens.json')).toBe(true);
  });

  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: 'Gegevens wissen' }).click();
    await expect(dialog).toBeVisible();
  };

  await test.step('a running trajectory prevents it', async () => {
    await open();
    await expect(dialog).toContainText('Rond dat eerst af');
    await expectFine(page, 'the reason');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await call('PATCH', `/trajectories/${trajectoryId}`, { trajectory_state_id: 6 });
  });

  await test.step('what goes and what stays is shown, and the name is typed', async () => {
    await open();
    await expect(dialog).toContainText('1 traject');
    await expect(dialog).toContainText('1 factuur, zeven jaar');
    const wipe = dialog.getByRole('button', { name: 'Wis voorgoed' });
    await expect(wipe).toBeDisabled();
    await expectFine(page, 'what goes and stays');
    await dialog.getByRole('textbox').fill('Fatima El Amrani');
    await wipe.click();
    await expect(page.getByText('De gegevens zijn gewist.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/people$/);
    const log = await admin<{ data: { action: string }[] }>(
      'GET',
      `/events?record=person:${clientId}`,
    );
    expect(log.data[0]?.action).toBe('rights.erase');
  });

  await test.step('the invoice stays with the organisation', async () => {
    await page.goto(`/admin/organisations/${organisation.id}`);
    const kept = panel(page, 'Bewaarde facturen');
    await expect(kept.getByRole('row', { name: invoice_number })).toContainText('€ 114,95');
    await expectFine(page, 'the page of the organisation');
    const arriving = page.waitForEvent('download');
    await kept.getByRole('button', { name: `Download factuur ${invoice_number}` }).click();
    expect((await arriving).suggestedFilename()).toContain('.pdf');
  });

  async function anInvoice() {
    const path = `/trajectories/${trajectoryId}/invoices`;
    const head = {
      invoice_number: crypto.randomUUID().slice(0, 13),
      declaration_reference: 'UWV 1',
      invoice_date: '2026-11-03',
      billed_name: 'Zorggroep De Linde',
      billed_address: 'Lindelaan 1\n3581 AA Utrecht',
    };
    const { id } = await call<{ id: number }>('POST', path, head);
    const [product] = await call<Named[]>(
      'GET',
      `/invoice-products?organisation_id=${organisation.id}`,
    );
    const row = { invoice_product: product?.id, count: 1, unit_price: 9500, vat_percentage: 210 };
    await call('POST', `${path}/${id}/rows`, row);
    const final = await call<{ invoice_number: string }>('POST', `${path}/${id}/final`, {});
    return final.invoice_number;
  }
});

test('an admin tries out periods before they are saved', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/organisations/1');
  const periods = panel(page, 'Bewaartermijnen');
  await periods.getByRole('button', { name: 'Termijnen wijzigen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('* verplicht')).toBeHidden();
  await dialog.getByLabel('Trajecten, na afronding').fill('1');
  await dialog.getByRole('button', { name: /^Proef/ }).click();
  await expect(dialog.getByText('Er is niets gewist')).toBeVisible();
  await expectFine(page, 'the trial');
  await dialog.getByLabel('Trajecten, na afronding').fill('240');
  await expect(dialog.getByText('Er is niets gewist')).toBeHidden();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(periods).toContainText('240 maanden');
  await expect(dialog).toBeHidden();
  await periods.getByRole('button', { name: /^Proef/ }).click();
  await expect(dialog).toContainText('wordt nu niets gewist');
  await expectFine(page, 'the trial of what holds');
});
