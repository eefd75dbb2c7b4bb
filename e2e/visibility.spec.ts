import { expect, expectFine, panel, test } from './desk.ts';

test('a trajectory and a document say who can see them, and who opened them', async ({
  page,
  signInAs,
}) => {
  await signInAs('counselor2');
  await page.goto('/trajectories/1');
  await page.getByRole('button', { name: 'Wie kan dit zien?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wie kan dit traject zien?' });
  const group = (name: string | RegExp) =>
    dialog.locator('section').filter({ has: page.getByRole('heading', { name }) });
  await expect(group('Adviseur')).toContainText('Marieke de Vries');
  await expect(group('Coördinator')).toContainText('Peter van der Meulen');
  await expect(group(/^Financiën/)).toContainText('Karin Visser');
  await expect(group(/^Geopend/)).toContainText('Sander Kuipers');
  await expectFine(page, 'who can see a trajectory');
  await page.keyboard.press('Escape');

  const documents = panel(page, 'Documenten');
  await documents
    .getByRole('button', { name: /versies van/i })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Versies van/ })
    .getByRole('button', { name: 'Wie kan dit zien?' })
    .click();
  const ofDocument = page.getByRole('dialog', { name: /^Wie kan ‘.*’ zien\?$/ });
  await expect(ofDocument).toContainText('Marieke de Vries');
  await expect(ofDocument).not.toContainText('Karin Visser');
  await expectFine(page, 'who can see a document');
});
