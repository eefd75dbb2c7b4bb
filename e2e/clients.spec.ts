import type { Locator } from '@playwright/test';
import { countCalls, expect, expectFine, panel, test } from './desk.ts';

const box = (form: Locator, label: string) => form.getByLabel(new RegExp(`^${label}( \\*)?$`));

const boxes = {
  Voorletters: 'F.',
  Voornaam: 'Fatima',
  Achternaam: 'Amrani',
  Geboortenaam: 'Idrissi',
  Geboortedatum: '1988-03-12',
  Geboorteplaats: 'Nador',
  Nationaliteit: 'Nederlandse',
  'Eigen uitspraak': 'Ik leer het liefst door te doen.',
  Straat: 'Kanaalstraat',
  Huisnummer: '112',
  Toevoeging: 'B',
  Postcode: '3531 CN',
  Plaats: 'Utrecht',
  Telefoonnummer: '030 271 48 00',
  Mobiel: '06 12 34 56 78',
  Opleiding: 'Mbo niveau 3',
  Uitkering: 'WIA, gedeeltelijk',
  Denkniveau: 'Mbo',
};

test('[TRAJ-11, DASH-04, DASH-06] the profile is edited in its card, and every field is saved', async ({
  page,
  desk,
}) => {
  const sent = countCalls(page, 'PATCH', /\/clients\/\d+$/);
  await desk.open();
  await expect(page.getByRole('img', { name: 'Geen profielfoto' })).toBeVisible();
  const profile = panel(page, 'Profiel');
  await profile.getByRole('button', { name: 'Profiel bewerken' }).click();
  const save = profile.getByRole('button', { name: 'Opslaan' });
  for (const [label, value] of Object.entries(boxes)) await box(profile, label).fill(value);
  await profile.getByText('Vrouw').click();
  for (const needed of ['E-mailadres', 'Voornaam', 'Achternaam']) {
    const box = profile.getByLabel(needed);
    const before = await box.inputValue();
    await box.fill(' ');
    await expect(save, needed).toBeDisabled();
    await box.fill(before);
    await expect(save).toBeEnabled();
  }
  await expectFine(page, 'the profile form');
  await save.dblclick();

  await expect(page.getByText('De cliënt is opgeslagen.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fatima Amrani');
  await expect(profile).toContainText('Kanaalstraat 112-B, 3531 CN Utrecht');
  await expect(profile).toContainText('12 mrt 1988, Nador');
  await expect(page.locator('[data-gender="f"]')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ gender: 'f', city_name: 'Utrecht', version: 1 });
  await page.reload();
  await profile.getByRole('button', { name: 'Profiel bewerken' }).click();
  for (const [label, value] of Object.entries({ ...boxes, Geboortedatum: '12-03-1988' }))
    await expect(box(profile, label)).toHaveValue(value);
  await expect(profile.getByRole('radio', { name: 'Vrouw' })).toHaveValue('f');
  await profile.getByRole('button', { name: 'Annuleren' }).click();
  await expect(profile.getByRole('textbox')).toHaveCount(0);
});

test('[DASH-06] a refused profile lists the reasons; a dead network keeps what was typed', async ({
  page,
  desk,
  complaints,
}) => {
  await desk.open();
  const profile = panel(page, 'Profiel');
  await profile.getByRole('button', { name: 'Profiel bewerken' }).click();
  await profile.getByLabel('E-mailadres').fill('evaluator@demo.example');
  await profile.getByRole('button', { name: 'Opslaan' }).click();
  await expect(profile.getByRole('alert')).toContainText('al van iemand anders');
  await expect(page.getByText('Dit is nog niet goed.')).toBeVisible();
  await page.route('**/api/clients/*', (route) => route.abort());
  await profile.getByLabel('E-mailadres').fill('fatima@mail.example');
  await profile.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Er ging iets mis. Probeer het opnieuw.')).toBeVisible();
  await expect(profile.getByLabel('E-mailadres')).toHaveValue('fatima@mail.example');
  await profile.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('dialog', { name: 'Sluiten zonder opslaan?' })).toBeVisible();
  complaints.length = 0;
});

test('[DASH-06] the second to edit a profile is told, and may take over the newer one', async ({
  page,
  desk,
  complaints,
}) => {
  await desk.open();
  const profile = panel(page, 'Profiel');
  await profile.getByRole('button', { name: 'Profiel bewerken' }).click();
  await profile.getByLabel('Nationaliteit').fill('Marokkaanse');
  await desk.call('PATCH', `/clients/${desk.clientId}`, { nationality: 'Belgische' });
  await profile.getByRole('button', { name: 'Opslaan' }).click();
  await expect(profile.getByRole('alert')).toContainText('Belgische');
  await expect(page.getByText('Dit is nog niet goed.')).toHaveCount(0);
  await profile.getByRole('button', { name: 'Neem hun versie over' }).click();
  await expect(profile.getByLabel('Nationaliteit')).toHaveValue('Belgische');
  complaints.length = 0;
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMQKcnGihioJwEA5I8eYXZfr0wAAAAASUVORK5CYII=',
  'base64',
);

test('[DASH-04] a picture is previewed, uploaded, shown and removed', async ({ page, desk }) => {
  await desk.open();
  await page.getByRole('button', { name: 'Foto toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profielfoto' });
  const save = dialog.getByRole('button', { name: 'Foto opslaan' });
  await expect(save).toBeDisabled();
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: png });
  await expect(dialog.getByRole('alert')).toContainText('cv.pdf');
  await file.setInputFiles({ name: 'ik.png', mimeType: 'image/png', buffer: png });
  await expect(dialog.getByRole('img', { name: 'Zo komt de foto eruit te zien' })).toBeVisible();
  await expectFine(page, 'the picture dialog');
  await save.click();
  await expect(page.getByText('De foto is opgeslagen.')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Foto van Fatima El Amrani' });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.reload();
  await expect(picture).toBeVisible();

  await page.getByRole('button', { name: 'Foto wijzigen' }).click();
  await dialog.getByRole('button', { name: 'Foto verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De foto is verwijderd.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Geen profielfoto' })).toBeVisible();
});
