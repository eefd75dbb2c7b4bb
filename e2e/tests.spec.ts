import { countCalls, expect, expectFine, panel, test } from './desk.ts';

test('[TEST-01, TEST-02, TEST-03, TEST-04] a test is added in euros, closed and deleted', async ({
  page,
  desk,
  complaints,
}) => {
  const sent = countCalls(page, 'POST', new RegExp(`/trajectories/${desk.trajectoryId}/tests$`));
  await desk.open();
  const list = panel(page, 'Testen');
  await expect(list.getByText('Nog geen testen')).toBeVisible();
  await list.getByRole('button', { name: 'Test toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe test' });
  const save = dialog.getByRole('button', { name: 'Opslaan' });
  await expectFine(page, 'the test dialog');

  await dialog.getByLabel('Onderwerp', { exact: false }).first().fill('Capaciteiten');
  await dialog.getByLabel('Deelonderwerp').fill('Verbaal redeneren');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Datum van de test').fill('2026-10-26');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Prijs').fill('twaalf');
  await save.click();
  await expect(dialog.getByText('Vul een bedrag in, zoals 12,50.')).toBeVisible();
  await dialog.getByLabel('Prijs').fill('12,50');
  await save.dblclick();
  await expect(page.getByText('De test is opgeslagen.')).toBeVisible();
  expect(sent).toEqual([
    {
      main_subject: 'Capaciteiten',
      sub_subject: 'Verbaal redeneren',
      date_taken: '2026-10-26',
      date_closed: null,
      price: 1250,
    },
  ]);

  const row = list.getByRole('listitem');
  await expect(row).toContainText('Capaciteiten');
  await expect(row).toContainText(/Verbaal redeneren · €\s12,50/);
  await expect(row).toContainText('26 okt 2026');
  await expect(row).toContainText('Nog open');

  await row.getByRole('button', { name: 'bewerken' }).click();
  const edit = page.getByRole('dialog', { name: 'Test bewerken' });
  await expect(edit.getByLabel('Prijs')).toHaveValue('12,50');
  await edit.getByLabel('Prijs').fill('1.250.5');
  await edit.getByLabel('Afgesloten op').fill('2026-11-02');
  await edit.getByLabel('Prijs').fill('1250.5');
  await edit.getByLabel('Prijs').press('Enter');
  await expect(row).toContainText('26 okt 2026 - 2 nov 2026');
  await expect(row).toContainText('Afgesloten');
  await expect(row).toContainText(/€\s1\.250,50/);

  await page.route('**/api/trajectories/*/tests/*', (route) =>
    route.fulfill({ status: 404, json: { status: 404, errors: ['Not found'] } }),
  );
  const remove = row.getByRole('button', { name: 'verwijderen' });
  await remove.click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De test is niet verwijderd.')).toBeVisible();
  await page.unroute('**/api/trajectories/*/tests/*');
  complaints.length = 0;
  await remove.click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De test is verwijderd.')).toBeVisible();
  await expect(list.getByText('Nog geen testen')).toBeVisible();
});

test('[DASH-05, NOTE-01, EXP-01, STUD-01, TEST-01] lists of more than two are cut to two, and shown in full when asked', async ({
  page,
  desk,
}) => {
  const { trajectoryId, clientId, call } = desk;
  const [area] = await call<{ id: number }[]>('GET', '/working-areas');
  const [study] = await call<{ id: number }[]>('GET', '/studies');
  const [level] = await call<{ id: number }[]>('GET', '/study-levels');
  for (const day of ['01', '02', '03']) {
    const start_date = `2020-01-${day}`;
    await call('POST', `/trajectories/${trajectoryId}/notes`, {
      date: `2026-11-${day} 10:00:00`,
      note: `Notitie ${day}`,
    });
    await call('POST', `/clients/${clientId}/experience`, {
      function_title: `Functie ${day}`,
      company_name: 'De Linde',
      city: 'Utrecht',
      job_working_area_id: area?.id,
      start_date,
    });
    await call('POST', `/clients/${clientId}/studies`, {
      study_id: study?.id,
      study_level_id: level?.id,
      institute_name: `School ${day}`,
      start_date,
    });
    await call('POST', `/trajectories/${trajectoryId}/tests`, {
      main_subject: `Test ${day}`,
      sub_subject: 'Rekenen',
      date_taken: start_date,
      price: 0,
    });
  }
  await desk.open();
  for (const name of ['Notities', 'Werkervaring', 'Opleidingen', 'Testen']) {
    const list = panel(page, name);
    await expect(list.getByText('3 in totaal')).toBeAttached();
    await expect(list.getByText(/ 0[23]$/)).toHaveCount(2);
    await expect(list.getByText(/ 01$/)).toHaveCount(0);
    await list.getByRole('button', { name: 'Toon alle 3' }).click();
    await expect(list.getByText(/ 01$/)).toBeVisible();
  }
  await expectFine(page, 'the dashboard with its panels open');
  const notes = panel(page, 'Notities');
  await notes.getByRole('button', { name: 'Toon minder' }).click();
  await expect(notes.getByText(/ 01$/)).toHaveCount(0);
});
