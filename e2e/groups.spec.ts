import { chooseStudents, makeClass } from './classes.ts';
import { expect, expectFine, test } from './desk.ts';

test('a coordinator makes a group from a list, and its teacher looks at it on a phone', async ({
  page,
  signInAs,
}) => {
  await signInAs('coordinator');
  await page.goto('/groups');
  await expect(page.getByRole('row', { name: /VIG-2A/ })).toBeVisible();
  await expectFine(page, 'the list of groups');
  const name = `VIG ${Date.now()}`;
  await makeClass(page, name);

  const heads = ['e-mail', 'voornaam', 'achternaam', 'leerbedrijf'];
  const fresh = [`bo${Date.now()}@example.nl`, 'Bo', 'Vos', 'Reinaerde'];
  const sanne = ['student@demo.example', 'Sanne', 'Willems', 'De Linde'];
  const rows = [heads, fresh, sanne];
  const go = await chooseStudents(page, rows, 'Alles klopt: 1 nieuw, 1 al bekend.');
  await expectFine(page, 'the preview of a class');
  await go.click();
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
