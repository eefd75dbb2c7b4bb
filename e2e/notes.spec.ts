import { countCalls, expect, expectFine, panel, test } from './desk.ts';

test('[NOTE-03] a note whose answer got lost is there once, though it is saved again', async ({
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

test('[NOTE-05] a dead network loses nothing typed, and closing asks before it does', async ({
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

test('whoever saves a note second sees what the first made of it, and chooses', async ({
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
  await expect(callout).toContainText('Sander Kuipers heeft dit ondertussen gewijzigd');
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

test('a note is its author’s: a colleague reads it, a coordinator corrects it, and what it said is kept', async ({
  page,
  desk,
  signInAs,
}) => {
  const path = `/trajectories/${desk.trajectoryId}/notes`;
  await desk.call('POST', path, { date: '2026-11-10 14:05:00', note: 'Zoals ik het hoorde.' });
  const row = panel(page, 'Notities').getByRole('listitem');
  const pencil = row.getByRole('button', { name: 'bewerken' });

  await signInAs('counselor');
  await desk.open();
  await expect(row).toContainText('Zoals ik het hoorde.');
  await expect(pencil).toHaveCount(0);

  await signInAs('coordinator');
  await desk.open();
  await pencil.click();
  const dialog = page.getByRole('dialog', { name: 'Notitie bewerken' });
  await dialog.getByLabel('Notitie').fill('Zoals het was.');
  await dialog.getByLabel('Notitie').press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Sander Kuipers');
  await row.getByRole('button', { name: /^Bewerkt door .+ op \d/ }).click();
  const texts = page.getByRole('dialog', { name: 'Eerdere teksten van deze notitie' });
  const said = texts.getByRole('listitem');
  await expect(said.first()).toContainText('Zoals het was.');
  await expect(said.last()).toContainText('Zoals ik het hoorde.');
  await expect(said.last()).toContainText('Geschreven door Sander Kuipers');
  await expectFine(page, 'the earlier texts');
});

test('a deleted note comes back at once when that is asked, and its text is found from the log', async ({
  page,
  desk,
  signInAs,
}) => {
  const path = `/trajectories/${desk.trajectoryId}/notes`;
  await desk.call('POST', path, { date: '2026-11-10 14:05:00', note: 'Niet voor altijd weg.' });
  await desk.open();
  const notes = panel(page, 'Notities');
  const remove = async () => {
    await notes.getByRole('button', { name: 'verwijderen' }).click();
    await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
    await expect(notes.getByText('Nog geen notities')).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(notes.getByText('Niet voor altijd weg.')).toBeVisible();
  await expect(page.getByText('De notitie staat er weer.')).toBeVisible();
  await remove();

  await signInAs('admin');
  await page.goto(`/admin/events?record=trajectory:${desk.trajectoryId}`);
  await page.getByRole('button', { name: 'Lees de tekst' }).first().click();
  const texts = page.getByRole('dialog', { name: 'Eerdere teksten van deze notitie' });
  await expect(texts).toContainText('Niet voor altijd weg.');
  await expect(texts).toContainText('Door Sander Kuipers op');
  await expectFine(page, 'the deleted note');
  await texts.getByRole('button', { name: 'Zet terug' }).click();
  await expect(texts).toBeHidden();
  await desk.open();
  await expect(notes.getByText('Niet voor altijd weg.')).toBeVisible();
});

test('a long note is cut to twelve lines, and shown whole when asked', async ({ page, desk }) => {
  const note = `${'Een lange regel over het gesprek. '.repeat(200)}Het einde.`;
  const path = `/trajectories/${desk.trajectoryId}/notes`;
  await desk.call('POST', path, { date: '2026-11-10 14:05:00', note });
  await desk.open();
  const row = panel(page, 'Notities').getByRole('listitem');
  const height = async () => (await row.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThan(400);
  const whole = row.getByRole('button', { name: /^Toon alles: Notitie van/ });
  await expect(whole).toHaveText('Toon alles');
  await whole.click();
  await expect.poll(height).toBeGreaterThan(800);
  await row.getByRole('button', { name: /^Toon minder/ }).click();
  await expect.poll(height).toBeLessThan(400);
});

test('n begins a note, and one with an older date is shown when it is saved', async ({
  page,
  desk,
}) => {
  for (const day of [20, 21])
    await desk.call('POST', `/trajectories/${desk.trajectoryId}/notes`, {
      date: `2026-10-${day} 10:00:00`,
      note: `Dag ${day}`,
    });
  await desk.open();
  const notes = panel(page, 'Notities');
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Nieuwe notitie' });
  await dialog.getByLabel('Notitie').pressSequentially('nog van vorig jaar');
  await dialog.getByLabel('Datum').fill('03-02-2025 09:15');
  await dialog.getByLabel('Notitie').press('Control+Enter');
  await expect(dialog).toBeHidden();
  const added = notes.getByRole('listitem').filter({ hasText: 'nog van vorig jaar' });
  await expect(added).toBeInViewport();
  await expect(added).toHaveAttribute('data-fresh');
});

test('who is offline is told so, and loses nothing', async ({
  page,
  desk,
  context,
  complaints,
}) => {
  await desk.open();
  await panel(page, 'Notities').getByRole('button', { name: 'Notitie toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe notitie' });
  await dialog.getByLabel('Notitie').fill('In de tunnel');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(
    page.getByText('Je bent offline. Wat je hebt ingevuld, staat er nog.'),
  ).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page, 'Notities').getByRole('listitem')).toHaveCount(1);
  complaints.length = 0;
});

test('a stranger does not find the trajectory, nor its notes', async ({
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

/** A moment as the date box shows it, with the offset that the Netherlands has now. */
function amsterdam(shown: string) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Amsterdam',
    timeZoneName: 'longOffset',
  }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  const [, day, month, year, time] = /^(\d\d)-(\d\d)-(\d{4}) (\d\d:\d\d)$/.exec(shown) ?? [];
  return `${year}-${month}-${day}T${time}:00${offset}`;
}
