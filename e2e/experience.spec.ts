import { countCalls, expect, expectFine, panel, test } from './desk.ts';

test('[EXP-01, EXP-02, EXP-03, EXP-04] work experience is added, changed and deleted', async ({
  page,
  desk,
}) => {
  const sent = countCalls(page, 'POST', new RegExp(`/clients/${desk.clientId}/experience$`));
  await desk.open();
  const list = panel(page, 'Werkervaring');
  await expect(list.getByText('Nog geen werkervaring')).toBeVisible();
  await list.getByRole('button', { name: 'Werkervaring toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe werkervaring' });
  const save = dialog.getByRole('button', { name: 'Opslaan' });
  await expectFine(page, 'the experience dialog');

  await expect(save).toBeDisabled();
  await dialog.getByLabel('Functie', { exact: false }).first().fill('Verzorgende');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Werkgever').fill('Zorggroep De Linde');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Plaats').fill('Utrecht');
  await expect(save).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Werkgebied' }).fill('bouw');
  await expectFine(page, 'the list of working areas');
  await page.getByRole('option', { name: 'Bouw en infrastructuur' }).click();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Begindatum').fill('2019-03-01');
  await expect(save).toBeEnabled();

  await dialog.getByLabel('Einddatum').fill('2018-01-01');
  await save.click();
  await expect(dialog.getByText('Dit is eerder dan het begin.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Huidige functie' }).check();
  await expect(dialog.getByLabel('Einddatum')).toBeDisabled();
  await save.dblclick();
  await expect(page.getByText('De werkervaring is opgeslagen.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ current_position: true, end_date: null });
  expect(sent[0]).toHaveProperty('job_working_area_id', expect.any(Number));

  const row = list.getByRole('listitem');
  await expect(row).toContainText('Verzorgende');
  await expect(row).toContainText('Zorggroep De Linde, Utrecht');
  await expect(row).toContainText('1 mrt 2019 - heden');

  await row.getByRole('button', { name: 'bewerken' }).click();
  const edit = page.getByRole('dialog', { name: 'Werkervaring bewerken' });
  await expect(edit.getByRole('combobox', { name: 'Werkgebied' })).toHaveValue(/Bouw/);
  await edit.getByRole('checkbox', { name: 'Huidige functie' }).uncheck();
  await edit.getByLabel('Einddatum').fill('2021-02-28');
  await edit.getByLabel('Einddatum').press('Enter');
  await expect(row).toContainText('1 mrt 2019 - 28 feb 2021');

  await row.getByRole('button', { name: 'verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Werkervaring verwijderen?' });
  await expect(question).toContainText('Verzorgende bij Zorggroep De Linde');
  await question.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De werkervaring is verwijderd.')).toBeVisible();
  await expect(list.getByText('Nog geen werkervaring')).toBeVisible();
});

test('[EXP-03] a failed delete says so, and a refused save lists why', async ({
  page,
  desk,
  complaints,
}) => {
  const [area] = await desk.call<{ id: number }[]>('GET', '/working-areas');
  await desk.call('POST', `/clients/${desk.clientId}/experience`, {
    function_title: 'Verzorgende',
    company_name: 'De Linde',
    city: 'Utrecht',
    job_working_area_id: area?.id,
    start_date: '2019-03-01',
  });
  await desk.open();
  const list = panel(page, 'Werkervaring');
  const refusal = { status: 422, errors: ['Plaats: deze plaats kennen we niet.'] };
  await page.route('**/api/clients/*/experience/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.abort()
      : route.fulfill({ status: 422, json: refusal }),
  );
  await list.getByRole('button', { name: 'verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De werkervaring is niet verwijderd.')).toBeVisible();

  await list.getByRole('button', { name: 'bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Werkervaring bewerken' });
  await dialog.getByLabel('Plaats').fill('Nergenshuizen');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('deze plaats kennen we niet');
  await expect(dialog.getByLabel('Plaats')).toHaveValue('Nergenshuizen');
  complaints.length = 0;
});
