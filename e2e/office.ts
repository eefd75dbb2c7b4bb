import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  camtFile,
  entryXml,
  paidXml,
  statementXml,
} from '../server/src/features/payments/bankFiles/bankFiles.testing.ts';
import { type Desk, expect, expectFine } from './desk.ts';

/** The row below the others: a product that is known, and how many. */
export async function typeRow(page: Page, { product, count }: { product: string; count: string }) {
  const line = page.getByRole('combobox', { name: 'Nieuwe regel: product' });
  await line.fill(product);
  await line.press('Tab');
  await expect(page.getByLabel('Nieuwe regel: prijs per stuk')).not.toHaveValue('');
  await page.keyboard.type(count);
  await page.keyboard.press('Enter');
  // Until it is emptied, the line that is typed in reads like the row that it has become.
  await expect(line).toHaveValue('');
  await expect(page.getByRole('row', { name: new RegExp(product, 'i') })).toBeVisible();
  await expect(line).toBeFocused();
}

/** Returns the number that it was given. */
export async function makeFinal(page: Page) {
  await page.getByRole('button', { name: 'Definitief maken' }).click();
  const question = page.getByRole('dialog', { name: 'Factuur definitief maken?' });
  await question.getByRole('button', { name: 'Definitief maken' }).click();
  const title = page.getByRole('heading', { level: 1, name: /^Factuur \S+$/ });
  await expect(title).toBeVisible();
  return ((await title.textContent()) ?? '').replace('Factuur ', '');
}

type Mail = { to: string; subject: string; text: string; attachments: string[] };

export async function mailsTo({ call }: Desk, email: string) {
  let found: Mail[] = [];
  await expect(async () => {
    const { data } = await call<{ data: Mail[] }>('GET', '/outbox?per_page=100');
    found = data.filter(({ to }) => to === email);
    expect(found).not.toEqual([]);
  }).toPass();
  return found;
}

type Named = { id: number; name: string };

/** Of one conversation, through the API; returns where it is. */
export async function aDraft({ call, trajectoryId }: Desk, invoice_date: string) {
  const path = `/trajectories/${trajectoryId}/invoices`;
  const { id } = await call<Named>('POST', path, {
    invoice_number: `K-${trajectoryId}-${crypto.randomUUID().slice(0, 8)}`,
    invoice_date,
    declaration_reference: 'Kantoor',
    billed_name: 'Bakkerij Traag',
    billed_address: 'Molenweg 3\n9401 AB Assen',
  });
  const products = await call<Named[]>('GET', '/invoice-products');
  const product = products.find(({ name }) => name === 'Coachingsgesprek');
  const row = { invoice_product: product?.id, count: 1, unit_price: 9500, vat_percentage: 210 };
  await call('POST', `${path}/${id}/rows`, row);
  return `/trajectory/${trajectoryId}/invoice/${id}`;
}

export const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

type Came = { euros: string; name: string; text: string };

export const aStatement = ({ euros, name, text }: Came) => {
  const entries = entryXml({ amount: euros, day: daysAgo(0), more: paidXml(name, text) });
  const closing = (Number(euros) + 1000).toFixed(2);
  const statement = statementXml({ opening: '1000.00', closing, entries });
  return {
    name: 'afschrift.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(camtFile(statement)),
  };
};

/** The books of this year. */
export async function exported(page: Page, format: string) {
  await page.getByRole('button', { name: 'Exporteren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Facturen en betalingen exporteren' });
  await dialog.getByLabel('Periode').selectOption('Dit jaar');
  await dialog.getByText(format, { exact: true }).click();
  await expectFine(page, 'the export');
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Downloaden' }).click();
  const arrived = await arriving;
  await expect(dialog).toBeHidden();
  return { name: arrived.suggestedFilename(), bytes: await readFile(await arrived.path()) };
}
