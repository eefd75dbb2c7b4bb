import { expect, expectFine, test } from './desk.ts';

const csv = (...rows: string[][]) => ({
  name: 'klas.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(';')).join('\r\n')),
});

test('a coordinator makes a group from a list, and its teacher looks at it on a phone', async ({
  page,
  signInAs,
}) => {
  await signInAs('coordinator');
  await page.goto('/groups');
  await expect(page.getByRole('row', { name: /VIG-2A/ })).toBeVisible();
  await expectFine(page, 'the list of groups');
  await page.getByRole('button', { name: 'Groep toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe groep' });
  const name = `VIG ${Date.now()}`;
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

  await page.getByRole('button', { name: 'Studenten importeren' }).click();
  const importing = page.getByRole('dialog', { name: 'Studenten importeren' });
  const heads = ['e-mail', 'voornaam', 'achternaam', 'leerbedrijf'];
  const fresh = `bo${Date.now()}@example.nl`;
  const sanne = ['student@demo.example', 'Sanne', 'Willems', 'De Linde'];
  const list = csv(heads, [fresh, 'Bo', 'Vos', 'Reinaerde'], sanne);
  await importing.locator('input[type=file]').setInputFiles(list);
  await expect(importing.getByText('Alles klopt: 1 nieuw, 1 al bekend.')).toBeVisible();
  await expectFine(page, 'the preview of a class');
  await importing.getByRole('button', { name: 'Importeren' }).click();
  const grid = page.getByRole('grid', { name: 'Niveaus' });
  await expect(grid.getByRole('row')).toHaveCount(3);
  await expect(grid.getByRole('rowheader', { name: /Bo Vos/ })).toContainText('Reinaerde');
  await expectFine(page, 'a group');
  const address = page.url();

  await signInAs('evaluator');
  await page.goto('/groups');
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'Groep wijzigen' })).toHaveCount(0);
  await grid.getByRole('button', { name: 'Student' }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await expect(grid.getByRole('link', { name: /Sanne Willems/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/evaluation-students\/6\//);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(address);
  const students = page.getByRole('list', { name: 'Niveaus' });
  await students
    .getByText(/van 10 niveaus/)
    .last()
    .click();
  await expect(students.getByRole('link', { name: /^1\.1 / }).first()).toBeVisible();
  await expectFine(page, 'a group on a phone');
});
