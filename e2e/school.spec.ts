import { type Browser, expect, type Page } from '@playwright/test';
import { aPhone, callAs, linkTo, panel } from './desk.ts';
import { test } from './fixtures.ts';

const students = ['Bo', 'Mo'];

/** A class of new students, taught by Jolanda, who signs in as evaluator. */
async function importClass(page: Page, name: string) {
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Groep toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe groep' });
  await form.getByLabel('Naam').fill(name);
  await form.getByRole('combobox', { name: 'Diploma' }).fill('Verzorgende');
  await form.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Docent toevoegen' }).click();
  const adding = page.getByRole('dialog', { name: 'Docent toevoegen' });
  await adding.getByRole('searchbox', { name: 'Zoek een docent' }).fill('jolanda');
  await adding.getByRole('button', { name: 'Jolanda Bakker toevoegen' }).click();
  await expect(adding.getByRole('button', { name: 'Jolanda Bakker toevoegen' })).toHaveCount(0);
  await adding.getByRole('button', { name: 'Klaar' }).click();
  await page.getByRole('button', { name: 'Studenten importeren' }).click();
  const importing = page.getByRole('dialog', { name: 'Studenten importeren' });
  const rows = students.map((who) => `${crypto.randomUUID()}@school.example;${who};${name}`);
  await importing.locator('input[type=file]').setInputFiles({
    ...{ name: 'klas.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['e-mail;voornaam;achternaam', ...rows].join('\r\n')),
  });
  await expect(importing.getByText('Alles klopt: 2 nieuw, 0 al bekend.')).toBeVisible();
  await importing.getByRole('button', { name: 'Importeren' }).click();
  await expect(page.getByRole('rowheader', { name: `Bo ${name}` })).toBeVisible();
}

/** The mentor of both says how far they are, from the mail. */
async function rateAll(browser: Browser, link: string) {
  const phone = await aPhone(browser);
  await phone.goto(link);
  const cards = phone.getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const place of [0, 1]) {
    const card = cards.nth(place);
    await card.getByRole('button', { name: 'Gevorderd' }).click();
    await expect(card.getByText('Bewaard')).toBeVisible();
  }
  await phone.context().close();
}

test('a teacher with a class: imported, asked for all at once, followed, reminded and sealed', async ({
  browser,
  page,
  request,
  signInAs,
}) => {
  const name = `VIG ${Date.now()}`;
  const mentor = `${crypto.randomUUID()}@zorg.example`;
  const call = callAs(request, await signInAs('coordinator'));
  await importClass(page, name);
  const group = page.url();

  await signInAs('evaluator');
  await page.goto(group);
  await page.getByRole('link', { name: 'Vraag beoordelingen' }).click();
  await page.getByLabel('1.1 Maakt kennis met de zorgvrager').check();
  await page.getByLabel('Begeleider', { exact: true }).check();
  await page.getByLabel('E-mailadres, Begeleider van iedereen').fill(mentor);
  await page.getByRole('button', { name: 'Bekijk vooraf' }).click();
  await page.getByLabel('Voornaam, Begeleider van iedereen').fill('Ria');
  await page.getByLabel('Achternaam, Begeleider van iedereen').fill('Smit');
  await page.getByRole('button', { name: 'Bekijk vooraf' }).click();
  await expect(page.getByText('2 studenten · 2 verzoeken · 1 e-mail')).toBeVisible();
  await page.getByRole('button', { name: 'Verstuur 2 verzoeken' }).click();
  await expect(page.getByText(/^2 verzoeken verstuurd\./)).toBeVisible();

  await page.goto(group);
  const row = page.getByRole('row', { name: new RegExp(`^Bo ${name}`) });
  await expect(row).toContainText(/open tot/);
  await row.getByRole('link', { name: `Bo ${name}` }).click();
  await expect(page.getByRole('button', { name: /^Herinneringen uitzetten/ })).toBeVisible();

  await rateAll(browser, await linkTo(call)(mentor, 'evaluate'));
  await page.goto(group);
  await expect(row).toContainText('Gevorderd');
  await row.getByRole('link', { name: `Bo ${name}` }).click();
  await page.getByRole('link', { name: 'Grafiek' }).click();
  await page.getByRole('link', { name: 'Portfolio' }).click();
  const sealed = panel(page, 'Verzegelde portfolio’s');
  await sealed.getByRole('button', { name: 'Verzegelen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Portfolio verzegelen?' });
  await dialog.getByRole('button', { name: 'Verzegelen' }).click();
  await expect(dialog).toHaveCount(0);
  const check = sealed.getByRole('link', { name: /^Controlepagina/ });
  await page.goto((await check.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: 'Dit portfolio geldt' })).toBeVisible();
  await expect(page.getByText('Ria Smit (begeleider)', { exact: false })).toBeVisible();
});
