import { expect, expectFine, panel, test } from './desk.ts';

test('a note belongs to its author: a colleague reads it, a coordinator corrects it, and its earlier text is kept', async ({
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

test('a deleted note can be restored at once, and its text is found from the log', async ({
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

test('a long note is cut to twelve lines, and shown in full when asked', async ({ page, desk }) => {
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

test('n starts a note, and one with an older date is shown when it is saved', async ({
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

test('somebody who is offline is told so, and loses nothing', async ({
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
