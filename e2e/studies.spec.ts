import { countCalls, expect, expectFine, panel, test } from './desk.ts';

test('[STUD-01, STUD-02, STUD-03, STUD-04, STUD-05] a study is added, changed and deleted', async ({
  page,
  desk,
  complaints,
}) => {
  const sent = countCalls(page, 'POST', new RegExp(`/clients/${desk.clientId}/studies$`));
  await desk.open();
  const list = panel(page, 'Opleidingen');
  await expect(list.getByText('Nog geen opleidingen')).toBeVisible();
  await list.getByRole('button', { name: 'Opleiding toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe opleiding' });
  const save = dialog.getByRole('button', { name: 'Opslaan' });
  const study = dialog.getByRole('combobox', { name: 'Studie' });
  const ownName = dialog.getByLabel('Naam van de studie');
  await expectFine(page, 'the study dialog');

  await study.click();
  await page.getByRole('option', { name: 'Activiteitenbegeleiding' }).click();
  await expect(ownName).toBeHidden();
  await dialog.getByRole('combobox', { name: 'Niveau' }).click();
  await page.getByRole('option', { name: 'Vmbo basis' }).click();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('School of instituut').fill('ROC Midden Nederland');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Begindatum').fill('2016-09-01');
  await expect(save).toBeEnabled();
  await dialog.getByRole('checkbox', { name: 'Diploma behaald' }).check();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Einddatum').fill('2019-07-12');
  await expect(save).toBeEnabled();

  await study.fill('Anders');
  await page.getByRole('option', { name: 'Anders, namelijk' }).click();
  await expect(ownName).toBeVisible();
  await expect(save).toBeDisabled();
  await ownName.fill('Imkerij');
  await save.dblclick();
  await expect(page.getByText('De opleiding is opgeslagen.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ study_id: 182, study_name: 'Imkerij', finished: true });

  const row = list.getByRole('listitem');
  await expect(row).toContainText('Vmbo basis Imkerij');
  await expect(row).toContainText('ROC Midden Nederland');
  await expect(row).toContainText('1 sep 2016 - 12 jul 2019');
  await expect(row).toContainText('Diploma behaald');

  await row.getByRole('button', { name: 'bewerken' }).click();
  const edit = page.getByRole('dialog', { name: 'Opleiding bewerken' });
  await expect(edit.getByLabel('Naam van de studie')).toHaveValue('Imkerij');
  await edit.getByRole('combobox', { name: 'Studie' }).fill('Activiteiten');
  await page.getByRole('option', { name: 'Activiteitenbegeleiding' }).click();
  await expect(edit.getByLabel('Naam van de studie')).toBeHidden();
  await edit.getByRole('checkbox', { name: 'Diploma behaald' }).uncheck();
  await edit.getByLabel('Einddatum').fill('');
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await expect(row).toContainText('Vmbo basis Activiteitenbegeleiding');
  await expect(row).toContainText('1 sep 2016 - heden');
  await expect(row).toContainText('Nog bezig');
  const stored = await desk.call<object[]>('GET', `/clients/${desk.clientId}/studies`);
  expect(stored).toMatchObject([{ study_name: '', finished: false, end_date: null }]);

  await page.route('**/api/clients/*/studies/*', (route) =>
    route.fulfill({ status: 404, json: { status: 404, errors: ['Not found'] } }),
  );
  const remove = row.getByRole('button', { name: 'verwijderen' });
  await remove.click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De opleiding is niet verwijderd.')).toBeVisible();
  await page.unroute('**/api/clients/*/studies/*');
  complaints.length = 0;
  await remove.click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De opleiding is verwijderd.')).toBeVisible();
  await expect(list.getByText('Nog geen opleidingen')).toBeVisible();
});
