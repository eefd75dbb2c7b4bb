import { type Browser, expect, type Page } from '@playwright/test';
import { chooseStudents, makeClass } from './classes.ts';
import { aPhone, callAs, linkTo, panel } from './desk.ts';
import { test } from './fixtures.ts';

const students = ['Bo', 'Mo'];

/** A class of new students. */
async function importClass(page: Page, name: string) {
  await page.goto('/groups');
  await makeClass(page, name);
  const rows = students.map((who) => [`${crypto.randomUUID()}@school.example`, who, name]);
  const heads = ['e-mail', 'voornaam', 'achternaam'];
  await (
    await chooseStudents(page, [heads, ...rows], 'Alles klopt: 2 nieuw, 0 al bekend.')
  ).click();
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
