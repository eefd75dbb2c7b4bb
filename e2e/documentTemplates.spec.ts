import type { Page } from '@playwright/test';
import { countCalls, expect, expectFine, panel, test } from './desk.ts';

test.use({ counselor: 'counselor' });

type Template = { id: number; name: string; contents: string; fields: { id: number }[] };

const text = (page: Page) => page.getByRole('textbox', { name: 'Tekst van het sjabloon' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Opmaak' }).getByRole('button', { name, exact: true });
const popup = (page: Page) => page.getByRole('listbox', { name: 'Tags' });
const save = (page: Page) => page.keyboard.press('Control+s');
const written = (page: Page) => text(page).textContent();
const tag = (name: string) => `<span data-tag="${name}">[${name}]</span>`;
const named = (what: string) => `A ${what} ${crypto.randomUUID().slice(0, 8)}`;

test('[DTPL-01, DTPL-02, DTPL-03, DTPL-04, DTPL-05, DTPL-06, DTPL-07] a template is written, saved, reopened and previewed', async ({
  page,
  desk,
  context,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = named('plan');
  await page.goto('/document-templates');
  await page.getByRole('link', { name: 'Nieuw sjabloon' }).click();
  await expect(page).toHaveURL(/\/document-templates\/new$/);
  await page.getByLabel('Naam van het sjabloon').fill(name);

  await test.step('the buttons work, even by keyboard alone', async () => {
    await text(page).focus();
    await tool(page, 'Kop 1').click();
    await page.keyboard.type('Trajectplan');
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Gewone tekst')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Alt+F10');
    await expect(tool(page, 'Vet')).toBeFocused();
    for (const key of ['End', 'Home', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(tool(page, 'Vet')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Vet')).toHaveAttribute('aria-pressed', 'true');
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('Let op: ');
    await page.keyboard.press('Control+b');
    await expect(tool(page, 'Vet')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a bracket offers the tags, by name and by description', async () => {
    await page.keyboard.type('dit is voor [clie');
    await expect(popup(page).getByRole('option').first()).toContainText('client-name');
    await expect(popup(page).getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(text(page).locator('[data-tag=client-name]')).toHaveText('[client-name]');
    await page.keyboard.type(' van [');
    await expect(popup(page).getByRole('option')).toHaveCount(10);
    await page.keyboard.type('werkgever');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await popup(page)
      .getByRole('option', { name: /contact-name/ })
      .click();
    await page.keyboard.type(', op [today] en [qqqq');
    await expect(page.getByText('Geen resultaten')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    for (const _ of '[qqqq') await page.keyboard.press('Backspace');
    await expect(text(page).locator('p').first()).toHaveText(
      'Let op: dit is voor [client-name] van [contact-name], op [today] en ',
    );
  });

  await test.step('custom fields are made beside the text, and put into it', async () => {
    const fields = panel(page, 'Tekstvelden');
    await fields.getByLabel('Naam van het veld').fill('Doel van het traject');
    await fields.getByLabel('Uitleg voor wie het invult').fill('Wat wil de cliënt');
    await fields.getByRole('button', { name: 'Tekstveld toevoegen' }).click();
    await fields.getByRole('button', { name: 'doel-van-het-traject invoegen' }).click();
    const lists = panel(page, 'Keuzelijsten');
    await lists.getByLabel('Naam van de keuzelijst').fill('vorm');
    await lists.getByLabel('Keuze 1').fill('op kantoor');
    await lists.getByLabel('Keuze 2').fill('online');
    await expect(lists.getByLabel('Keuze 3')).toBeVisible();
    await lists.getByRole('button', { name: 'Keuzelijst toevoegen' }).click();
    await expect(text(page).locator('[data-kind=text_singleline]')).toHaveCount(1);
  });

  await test.step('a table of three by three, with merged cells', async () => {
    await text(page).focus();
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Rij toevoegen')).toBeHidden();
    await tool(page, 'Tabel van 3 bij 3').click();
    await page.keyboard.type('Vorm');
    await page.keyboard.press('Tab');
    await panel(page, 'Keuzelijsten').getByRole('button', { name: 'vorm invoegen' }).click();
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await tool(page, 'Cellen samenvoegen').click();
    await expect(text(page).locator('td[colspan="2"]')).toHaveText('[vorm]');
    await tool(page, 'Rij toevoegen').click();
    await expect(text(page).locator('tr')).toHaveCount(4);
    await tool(page, 'Kolom toevoegen').click();
    await expect(text(page).locator('tr').last().locator('td')).toHaveCount(4);
    await tool(page, 'Ongedaan maken').click();
    await text(page).locator('td').last().click();
    await tool(page, 'Rij verwijderen').click();
    await expect(text(page).locator('td')).toHaveCount(8);
  });

  const saved = page.getByText('Het sjabloon is gemaakt.');
  await test.step('Ctrl+S saves it, and the writer continues where the cursor was', async () => {
    await save(page);
    await expect(saved).toBeVisible();
    await expect(page).toHaveURL(/\/document-templates\/\d+$/);
    await expect(text(page)).toBeFocused();
    await expect(page.getByText('Niet opgeslagen')).toBeHidden();
  });

  const id = Number(page.url().split('/').at(-1));
  await test.step('it reopens as it was, and the server keeps it so', async () => {
    const before = await written(page);
    await page.reload();
    await expect(text(page)).toContainText('Trajectplan');
    await expect.poll(() => written(page)).toBe(before);
    await expectFine(page, 'the editor');
    await page.setViewportSize({ width: 1440, height: 900 });
    const { contents, fields } = await desk.call<Template>('GET', `/document-templates/${id}`);
    expect(contents).toContain(`<strong>Let op: </strong>dit is voor ${tag('client-name')} van`);
    expect(contents).toContain(`<td colspan="2"><p>${tag('vorm')}</p></td>`);
    expect(fields).toMatchObject([
      { name: 'doel-van-het-traject', type: 'text_singleline' },
      { name: 'vorm', type: 'list', configuration: [{ text: 'op kantoor' }, { text: 'online' }] },
    ]);
  });

  await test.step('a tag can be copied and pasted as one, and from plain text too', async () => {
    const first = text(page).locator('h1').first();
    const paste = async () => {
      await first.click();
      await expect(tool(page, 'Kop 1')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Control+v');
    };
    await text(page).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await paste();
    await expect(text(page).locator('[data-tag=client-name]')).toHaveCount(2);
    await page.evaluate(() => navigator.clipboard.writeText('[client-city] en [geen-tag]'));
    await paste();
    await expect(first).toContainText('[client-city] en [geen-tag]');
    await expect(first.locator('[data-tag]')).toHaveCount(1);
  });

  await test.step('the preview shows what is typed, saved or not', async () => {
    await page.getByRole('button', { name: 'Voorbeeld' }).click();
    const viewer = page.getByRole('dialog', { name: `${name}.pdf` });
    await expect(viewer.getByText('Fatima El Amrani').first()).toBeVisible({ timeout: 20_000 });
    await expect(viewer.getByText('Utrecht en [geen-tag]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Voorbeeld' })).toBeFocused();
  });
});

test('[DOC-12, DOC-13, DOC-14, DOC-21] a document is made from a template, sent, and has the name of the client', async ({
  page,
  desk,
  complaints,
}) => {
  test.setTimeout(90_000);
  const name = named('brief');
  const template = await desk.call<Template>('POST', '/document-templates', {
    name,
    contents: `<p>Beste ${tag('client-name')}, wonend in ${tag('client-city')}: ${tag('doel')}.</p>`,
    requires_approval: true,
    fields: [{ name: 'doel', description: 'Wat wil de cliënt', type: 'text_singleline' }],
  });
  const made = countCalls(page, 'POST', /\/documents$/);
  await desk.open();
  const documents = panel(page, 'Documenten');
  await documents.getByRole('button', { name: 'Document toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Document toevoegen' });
  await dialog.getByText('Maken van sjabloon').click();
  await expectFine(page, 'the choice of a template');
  await dialog.getByRole('button', { name }).click();
  const make = dialog.getByRole('button', { name: /^(Document maken|Maken en versturen)$/ });
  await expect(make).toBeDisabled();
  await dialog.getByLabel('Wat wil de cliënt').fill('Een baan in de zorg');
  await dialog.getByRole('checkbox', { name: /^Stuur naar cliënt/ }).click();
  await page.getByRole('button', { name: 'Ja, stuur het' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Vraag de cliënt/ })).toBeDisabled();
  await expect(dialog.getByText('Dit sjabloon vraagt akkoord')).toBeVisible();
  await expectFine(page, 'a template to fill in');
  await page.setViewportSize({ width: 1440, height: 900 });

  await make.click();
  await expect(dialog.getByText(/\[client-city\].*Vul bij de cliënt eerst in/)).toBeVisible();
  complaints.length = 0;
  await desk.call('PATCH', `/clients/${desk.clientId}`, { city: 'Nieuwegein' });
  await make.click();
  await expect(page.getByText('Het document is gemaakt.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(made.at(-1)).toEqual({
    document_template_id: template.id,
    fields: [{ document_template_field_id: template.fields[0]?.id, value: 'Een baan in de zorg' }],
  });
  const row = documents.getByRole('row', { name: `${name} Fatima El Amrani` });
  await expect(row).toContainText('Mail aan Fatima El Amrani wacht op verzending');
  await row.getByRole('button', { name: / openen$/ }).click();
  const viewer = page.getByRole('dialog', { name: `${name} Fatima El Amrani` });
  await expect(viewer.getByText('Beste Fatima El Amrani, wonend in Nieuwegein')).toBeVisible({
    timeout: 20_000,
  });
  expect(await desk.linkTo(desk.clientEmail)).toMatch(/^\/approve-document\//);
});

test('[DTPL-01, DTPL-02, DTPL-08] leaving asks, an ended session keeps the draft, and what is gone is not found', async ({
  page,
  desk,
  signInAs,
  complaints,
}) => {
  test.setTimeout(90_000);
  const name = named('verslag');
  const { id } = await desk.call<Template>('POST', '/document-templates', {
    name,
    contents: '<p>Het verslag.</p>',
  });

  await test.step('what is typed is not lost without a question', async () => {
    await page.goto(`/document-templates/${id}`);
    await text(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Erg lang.');
    await expect(page.getByText('Niet opgeslagen')).toBeVisible();
    await page.getByRole('link', { name: 'Documentsjablonen' }).last().click();
    await page.getByRole('button', { name: 'Verder invullen' }).click();
    await expect(text(page)).toHaveText('Het verslag. Erg lang.');
  });

  await test.step('an ended session keeps it until the writer is back', async () => {
    await desk.call('POST', '/auth/logout');
    await save(page);
    await expect(page).toHaveURL(/\/auth\?redirect=/);
    await expect(page.getByText('Wat je typte, is op dit apparaat bewaard.')).toBeVisible();
    complaints.length = 0;
    await page.getByLabel('E-mailadres').fill('counselor@demo.example');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-demo-demo');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(text(page)).toHaveText('Het verslag.');
    await page.getByRole('button', { name: 'Zet het terug' }).click();
    await expect(text(page)).toHaveText('Het verslag. Erg lang.');
    await save(page);
    await expect(page.getByText('Het sjabloon is opgeslagen.')).toBeVisible();
    await page.reload();
    await expect(text(page)).toHaveText('Het verslag. Erg lang.');
    await expect(page.getByRole('button', { name: 'Zet het terug' })).toHaveCount(0);
  });

  await test.step('it is removed from the list, and its address no longer works', async () => {
    await signInAs('counselor');
    await page.goto('/document-templates');
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('Nee');
    await row.getByRole('button', { name: `${name} verwijderen` }).click();
    await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
    await expect(page.getByText('Het sjabloon is verwijderd.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.goto(`/document-templates/${id}`);
    await expect(page).toHaveURL(/\/page_not_found$/);
    await expect(
      page.getByText(`We kunnen sjabloon of vragenlijst ${id} niet vinden.`),
    ).toBeVisible();
    complaints.length = 0;
  });
});
