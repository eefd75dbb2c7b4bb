import { expect, expectFine, test } from './desk.ts';

test('an administrator makes a team with a lead, renames it and deletes it', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/admin/teams');
  await page.getByRole('button', { name: 'Team toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw team' });
  const name = `Team ${Date.now()}`;
  await dialog.getByLabel('Naam').fill(name);
  for (const who of ['Marieke de Vries', 'Sander Kuipers']) {
    await dialog.getByRole('combobox', { name: 'Adviseur toevoegen' }).fill(who);
    await dialog.getByRole('option', { name: who }).click();
  }
  await dialog.getByRole('checkbox', { name: 'Sander Kuipers is teamleider' }).check();
  await expectFine(page, 'the dialog of a team');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Sander Kuipers');
  await expect(row).toContainText('Kuipers, Marieke de Vries');
  await expectFine(page, 'the list of teams');

  await row.getByRole('button', { name: 'bewerken' }).click();
  const edit = page.getByRole('dialog', { name: 'Team bewerken' });
  await edit.getByLabel('Naam').fill(`${name} b`);
  await edit.getByRole('checkbox', { name: 'Sander Kuipers is teamleider' }).uncheck();
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  const renamed = page.getByRole('row', { name: `${name} b` });
  await expect(renamed).toContainText('Geen teamleider');

  await renamed.getByRole('button', { name: 'verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('Het team is verwijderd.')).toBeVisible();
  await expect(renamed).toHaveCount(0);
});
