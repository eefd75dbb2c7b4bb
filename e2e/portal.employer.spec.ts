import { expect, expectFine, panel, test } from './desk.ts';
import { aDocument, anEmployee, heading, known, part, press } from './portal.ts';

test.use({ counselor: 'counselor' });

test('an HR manager follows three employees, decides on one and puts out a device', async ({
  page,
  desk,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const hr = desk.contactEmail;
  const employees = await Promise.all(
    ['Ahmed', 'Brigitte', 'Chantal'].map((name) => anEmployee(desk, hr, name)),
  );
  const [ahmed = 0] = employees;
  await desk.call('POST', `/trajectories/${ahmed}/notes`, {
    note: 'Voor de werkgever: de proefdag ging goed.',
    date: '2026-11-02 10:00:00',
    visible_employer: true,
  });
  await desk.call('POST', `/trajectories/${ahmed}/notes`, {
    note: 'Ahmed twijfelt over zijn baan.',
    date: '2026-11-02 10:00:00',
    visible_client: true,
  });
  await aDocument({ ...desk, trajectoryId: ahmed }, 'voorstel.pdf', {
    send_employer: '1',
    approve_employer: '1',
  });
  const hrPage = await known(browser, request, hr);

  await test.step('the list names each employee, with what is asked', async () => {
    await expect(heading(hrPage, 'Uw trajecten')).toBeFocused();
    await expect(hrPage.getByRole('link', { name: /^Traject van/ })).toHaveCount(3);
    await expect(hrPage.getByRole('listitem').filter({ hasText: 'Ahmed' })).toContainText(
      '1 vraag aan u',
    );
    await expectFine(hrPage, 'the list of employees');
  });

  await test.step('one page shows what was shared with employers, and nothing of the client', async () => {
    await hrPage.getByRole('link', { name: 'Traject van Ahmed Bouzid' }).click();
    await expect(heading(hrPage, 'Traject van Ahmed Bouzid')).toBeFocused();
    await expect(hrPage.getByText('de proefdag ging goed')).toBeVisible();
    await expect(hrPage.getByText('twijfelt')).toHaveCount(0);
    await expect(part(hrPage, 'Mijn gegevens')).toHaveCount(0);
    await expectFine(hrPage, 'the page of an employer');
    await press(hrPage, 'Lees en kies');
    await press(hrPage, 'Nee, ik ga niet akkoord');
    await hrPage.getByLabel('Uw reden').fill('Het is te duur.');
    await press(hrPage, 'Stuur mijn reden');
    await expect(heading(hrPage, 'Bedankt, uw reden is verstuurd')).toBeFocused();
    await hrPage.getByRole('link', { name: 'Naar mijn eigen pagina' }).click();
    await hrPage.getByRole('link', { name: 'Traject van Ahmed Bouzid' }).click();
    await expect(part(hrPage, 'Dit hebt u geantwoord')).toContainText('Uw reden: Het is te duur.');
  });

  await test.step('another device is put out, and a closed page is gone', async () => {
    const library = await known(browser, request, hr);
    await hrPage.goto('/mine');
    await press(hrPage, 'Dit is niet mijn apparaat');
    await expect(hrPage.getByText('Dat apparaat kan uw pagina niet meer openen.')).toBeVisible();
    await library.reload();
    await expect(library.getByLabel('Uw e-mailadres')).toBeVisible();
    await page.goto(`/trajectories/${ahmed}`);
    const shared = panel(page, 'Gedeeld');
    await shared.getByRole('button', { name: 'Pagina van de werkgever sluiten' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ja, sluiten' }).click();
    await expect(page.getByText('De pagina is gesloten.')).toBeVisible();
    await hrPage.reload();
    await expect(hrPage.getByRole('link', { name: /^Traject van/ })).toHaveCount(2);
  });
});
