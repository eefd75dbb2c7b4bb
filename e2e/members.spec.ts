import { expect, expectFine, panel, test } from './desk.ts';

test('a colleague stands in until a day, sees that on the dashboard, and is let go', async ({
  page,
  desk,
  signInAs,
}) => {
  await desk.open();
  const info = panel(page, 'Traject');
  await info.getByRole('button', { name: 'Collega’s bij dit traject: Toevoegen' }).click();
  const list = page.getByRole('dialog', { name: 'Collega’s bij dit traject' });
  await expect(list.getByText('Nog geen collega’s')).toBeVisible();
  await expectFine(page, 'the dialog without colleagues');
  await list.getByRole('button', { name: 'Collega toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Collega toevoegen' });
  await form.getByRole('combobox', { name: 'Collega' }).fill('Marieke');
  await form.getByRole('option', { name: 'Marieke de Vries' }).click();
  await form.getByText('Vervangt', { exact: true }).click();
  await expect(form.getByRole('button', { name: 'Toevoegen' })).toBeDisabled();
  await form.getByLabel('Tot en met').fill('2099-12-12');
  await expectFine(page, 'the form for a colleague');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(list.getByText('Vervangt tot en met 12 dec 2099')).toBeVisible();
  await expectFine(page, 'the dialog with a colleague');

  await signInAs('counselor');
  await desk.open();
  await expect(info.getByText('Vervangt tot en met 12 dec 2099')).toBeVisible();

  await signInAs('counselor2');
  await desk.open();
  await info.getByRole('button', { name: 'Collega’s bij dit traject: Wijzigen' }).click();
  await list.getByRole('button', { name: 'Marieke de Vries weghalen' }).click();
  await page.getByRole('button', { name: 'Weghalen', exact: true }).click();
  await expect(list.getByText('Nog geen collega’s')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(info.getByText('Marieke de Vries')).toHaveCount(0);
});
