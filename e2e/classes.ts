import { expect, type Page } from '@playwright/test';

/** A new class of Jolanda, who signs in as evaluator; made from the page of all groups. */
export async function makeClass(page: Page, name: string) {
  await page.getByRole('button', { name: 'Groep toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe groep' });
  await form.getByLabel('Naam').fill(name);
  await form.getByRole('combobox', { name: 'Diploma' }).fill('Verzorgende');
  await form.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Docent toevoegen' }).click();
  const adding = page.getByRole('dialog', { name: 'Docent toevoegen' });
  await adding.getByRole('searchbox', { name: 'Zoek een docent' }).fill('jolanda');
  await adding.getByRole('button', { name: 'Jolanda Bakker toevoegen' }).click();
  await expect(adding.getByRole('button', { name: 'Jolanda Bakker toevoegen' })).toHaveCount(0);
  await adding.getByRole('button', { name: 'Klaar' }).click();
}

/** Chooses a list of students, whose preview then says this. */
export async function chooseStudents(page: Page, rows: string[][], told: string) {
  await page.getByRole('button', { name: 'Studenten importeren' }).click();
  const importing = page.getByRole('dialog', { name: 'Studenten importeren' });
  await importing.locator('input[type=file]').setInputFiles({
    ...{ name: 'klas.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(rows.map((row) => row.join(';')).join('\r\n')),
  });
  await expect(importing.getByText(told)).toBeVisible();
  return importing.getByRole('button', { name: 'Importeren' });
}
