import { countCalls, expect, expectFine, panel, test } from './desk.ts';

test('[NOTE-03] a note whose answer got lost is stored once, though it is saved again', async ({
  page,
  desk,
  complaints,
}) => {
  await desk.open();
  const notes = panel(page, 'Notities');
  await notes.getByRole('button', { name: 'Notitie toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe notitie' });
  await dialog.getByLabel('Notitie').fill('Gebeld in de trein.');
  await page.route(
    /\/notes$/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Er ging iets mis. Probeer het opnieuw.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  complaints.length = 0;
});

test('[NOTE-01, NOTE-02, NOTE-03, NOTE-05, NOTE-06] a counselor writes a note, changes it and deletes it', async ({
  page,
  desk,
}) => {
  const sent = countCalls(page, 'POST', /\/notes$/);
  await desk.open();
  const notes = panel(page, 'Notities');
  await expect(notes.getByText('Nog geen notities')).toBeVisible();

  await notes.getByRole('button', { name: 'Notitie toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe notitie' });
  const save = dialog.getByRole('button', { name: 'Opslaan' });
  await expect(dialog.getByText('* verplicht')).toBeVisible();
  const shown = await dialog.getByLabel('Datum').inputValue();
  expect(Math.abs(Date.now() - Date.parse(amsterdam(shown)))).toBeLessThan(120_000);
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Notitie').fill('   ');
  await expect(save).toBeDisabled();
  await expectFine(page, 'the note dialog');

  await dialog.getByLabel('Notitie').fill('Gebeld met Pieter.\nNieuwe offerte deze week.');
  await dialog.getByLabel('Datum').fill('');
  await save.click();
  await expect(dialog.getByText('Vul dit in.')).toBeVisible();
  await dialog.getByLabel('Datum').fill('2026-11-10T14:05');
  await save.dblclick();
  await expect(page.getByText('De notitie is opgeslagen.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([
    {
      date: '2026-11-10 14:05:00',
      note: 'Gebeld met Pieter.\nNieuwe offerte deze week.',
      visible_client: false,
      visible_employer: false,
    },
  ]);
  const row = notes.getByRole('listitem');
  await expect(row).toContainText('Sander Kuipers');
  await expect(row).toContainText('10 nov 2026, 14:05');
  await expect(row).toContainText('Gebeld met Pieter.');

  await row.getByRole('button', { name: 'bewerken' }).click();
  const edit = page.getByRole('dialog', { name: 'Notitie bewerken' });
  await edit.getByLabel('Notitie').fill('Gemaild met Pieter.');
  await edit.getByLabel('Datum').press('Enter');
  await expect(row).toContainText('Gemaild met Pieter.');

  const remove = row.getByRole('button', { name: 'verwijderen' });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Notitie verwijderen?' });
  await expect(question).toContainText('De notitie van Sander Kuipers van 10 nov 2026, 14:05');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(row).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De notitie is verwijderd.')).toBeVisible();
  await expect(notes.getByText('Nog geen notities')).toBeVisible();
});

test('[NOTE-02, NOTE-04, NOTE-07] showing a note asks first, hiding it does not', async ({
  page,
  desk,
}) => {
  await desk.open();
  await panel(page, 'Notities').getByRole('button', { name: 'Notitie toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe notitie' });
  await dialog.getByLabel('Notitie').fill('Voor de werkgever');
  const employer = dialog.getByRole('checkbox', { name: /werkgever: Pieter Hoekstra$/ });
  const client = dialog.getByRole('checkbox', { name: 'Zichtbaar voor de cliënt' });
  const asksEmployer = page.getByRole('dialog', { name: 'Zichtbaar voor de werkgever?' });
  const asksClient = page.getByRole('dialog', { name: 'Zichtbaar voor de cliënt?' });

  await employer.click();
  await expect(asksEmployer).toContainText('De werkgever kan dit dan lezen. Wil je dat?');
  await expect(employer).not.toBeChecked();
  await expectFine(page, 'the question');
  await asksEmployer.getByRole('button', { name: 'Nee' }).click();
  await expect(employer).not.toBeChecked();
  await employer.click();
  await page.keyboard.press('Escape');
  await expect(asksEmployer).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(employer).not.toBeChecked();

  await employer.click();
  await asksEmployer.getByRole('button', { name: 'Ja, maak zichtbaar' }).click();
  await expect(employer).toBeChecked();
  await client.click();
  await expect(asksClient).toContainText('De cliënt kan dit dan lezen. Wil je dat?');
  await asksClient.getByRole('button', { name: 'Ja, maak zichtbaar' }).click();
  await expect(client).toBeChecked();
  await client.click();
  await expect(client).not.toBeChecked();
  await expect(asksClient).toBeHidden();

  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(panel(page, 'Notities').getByText('Zichtbaar voor werkgever')).toBeVisible();
  const stored = await desk.call<object[]>('GET', `/trajectories/${desk.trajectoryId}/notes`);
  expect(stored).toMatchObject([{ visible_client: false, visible_employer: true }]);
});

test('[NOTE-05] a dead network loses nothing that was typed, and closing asks before it does', async ({
  page,
  desk,
  complaints,
}) => {
  const date = '2026-11-10 14:05:00';
  await desk.call('POST', `/trajectories/${desk.trajectoryId}/notes`, { date, note: 'Eerste' });
  await desk.open();
  const notes = panel(page, 'Notities');
  await notes.getByRole('button', { name: 'Notitie toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe notitie' });
  await dialog.getByLabel('Notitie').fill('Niet kwijtraken');

  await page.route('**/api/**/notes*', (route) => route.abort());
  await page.route('**/api/**/notes/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Er ging iets mis. Probeer het opnieuw.')).toBeVisible();
  await expect(dialog.getByLabel('Notitie')).toHaveValue('Niet kwijtraken');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Sluiten zonder opslaan?' });
  await question.getByRole('button', { name: 'Verder invullen' }).click();
  await expect(dialog.getByLabel('Notitie')).toHaveValue('Niet kwijtraken');
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await question.getByRole('button', { name: 'Ja, sluiten' }).click();
  await expect(dialog).toBeHidden();

  await notes.getByRole('button', { name: 'verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De notitie is niet verwijderd.')).toBeVisible();
  await expect(notes.getByText('Eerste')).toBeVisible();
  complaints.length = 0;
});

test('the second to save a note sees the first version, and chooses', async ({
  page,
  desk,
  complaints,
}) => {
  const path = `/trajectories/${desk.trajectoryId}/notes`;
  const note = { date: '2026-11-10 14:05:00', note: 'Eerste tekst' };
  const { id } = await desk.call<{ id: number }>('POST', path, note);
  await desk.open();
  const row = panel(page, 'Notities').getByRole('listitem');
  await row.getByRole('button', { name: 'bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notitie bewerken' });
  await dialog.getByLabel('Notitie').fill('Mijn tekst');
  await desk.call('PATCH', `${path}/${id}`, { note: 'Hun tekst' });

  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  const callout = dialog.getByRole('alert');
  await expect(callout).toContainText(
    'Je hebt dit ondertussen zelf gewijzigd, in een ander venster',
  );
  await expect(callout).toContainText('Hun tekst');
  await expect(callout).toContainText('Mijn tekst');
  await expect(dialog.getByLabel('Notitie')).toHaveValue('Mijn tekst');
  await expectFine(page, 'the conflict');
  await callout.getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Mijn tekst');

  await row.getByRole('button', { name: 'bewerken' }).click();
  await dialog.getByLabel('Notitie').fill('Weer iets anders');
  await desk.call('PATCH', `${path}/${id}`, { note: 'Hun laatste woord' });
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await callout.getByRole('button', { name: 'Neem hun versie over' }).click();
  await expect(dialog.getByLabel('Notitie')).toHaveValue('Hun laatste woord');
  await expect(callout).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Hun laatste woord');
  complaints.length = 0;
});

test('a stranger finds neither the trajectory nor its notes', async ({
  page,
  desk,
  signInAs,
  request,
  complaints,
}) => {
  const token = await signInAs('counselor@other.example');
  const headers = { Authorization: `Bearer ${token}` };
  const notes = await request.get(`/api/trajectories/${desk.trajectoryId}/notes`, { headers });
  expect(notes.status()).toBe(404);
  await page.goto(`/trajectories/${desk.trajectoryId}`);
  await expect(page).toHaveURL(/\/page_not_found$/);
  complaints.length = 0;
});

/** A time as the date field shows it, with the current Dutch offset. */
function amsterdam(shown: string) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Amsterdam',
    timeZoneName: 'longOffset',
  }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  const [, day, month, year, time] = /^(\d\d)-(\d\d)-(\d{4}) (\d\d:\d\d)$/.exec(shown) ?? [];
  return `${year}-${month}-${day}T${time}:00${offset}`;
}
