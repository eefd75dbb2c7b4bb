import type { Browser, Page } from '@playwright/test';
import { aPhone, callAs, type Desk, expectFine, linkTo } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { olderPhone } from './olderPhone.ts';

type Process = { diploma: { diploma_id: number }; work_process: { work_process_id: number } };
const student = 6;
const card = (page: Page, number: string) =>
  page.getByRole('article', { name: new RegExp(`^${number.replace('.', '\\.')} `) });
const choose = async (page: Page, number: string, answer: string) => {
  await card(page, number).getByRole('button', { name: answer }).click();
  await expect(card(page, number).getByText('Bewaard')).toBeVisible();
};

test('a mentor answers from the mail without an account, and hands the rest over to a colleague', async ({
  browser,
  request,
  signInAs,
}) => {
  const call = callAs(request, await signInAs('coordinator'));
  const email = `${crypto.randomUUID()}@zorg.example`;
  const colleague = `${crypto.randomUUID()}@zorg.example`;
  await askThree(call, email);

  const phone = await aPhone(browser);
  await phone.addInitScript(olderPhone);
  const link = await linkTo(call)(email, 'evaluate');
  await phone.goto(link);
  await expect(phone.getByText('0 van 3 beantwoord')).toBeVisible();
  await card(phone, '1.1').getByText('Wat betekenen de niveaus?').click();
  await expectFine(phone, 'the page');
  await phone.setViewportSize({ width: 375, height: 812 });
  await choose(phone, '1.1', 'Gevorderd');
  await card(phone, '1.1').getByLabel('Toelichting').fill('Rustig en vriendelijk.');
  await phone.keyboard.press('Tab');
  await expect(card(phone, '1.1').getByText('Bewaard')).toBeVisible();

  await phone.reload();
  await expect(card(phone, '1.1').getByText('Rustig en vriendelijk.')).toBeVisible();
  await choose(phone, '1.2', 'Nog niet gezien');
  await expect(phone.getByText('2 van 3 beantwoord')).toBeVisible();
  await handOver(phone, colleague);
  await expect(phone.getByRole('article')).toHaveCount(2);
  await expect(phone.getByRole('heading', { name: 'Dank u wel' })).toBeVisible();

  await finish(browser, await linkTo(call)(colleague, 'evaluate'));
  const { data } = await call<{ data: Row[] }>(
    'GET',
    `/evaluation-students/${student}/evaluations?filter=non-pending`,
  );
  const given = data.filter(({ evaluator }) => ['Els Prins', 'Rob Smit'].includes(evaluator.name));
  expect(given.map(({ score, no_level }) => score ?? no_level)).toEqual(
    expect.arrayContaining([2, 3, 'not_seen']),
  );
});

test('what was chosen without internet is kept, and saved when it is back', async ({
  browser,
  request,
  signInAs,
}) => {
  const call = callAs(request, await signInAs('coordinator'));
  const email = `${crypto.randomUUID()}@zorg.example`;
  await askThree(call, email);
  const phone = await aPhone(browser);
  await phone.goto(await linkTo(call)(email, 'evaluate'));
  await expect(phone.getByText('0 van 3 beantwoord')).toBeVisible();
  await phone.context().setOffline(true);
  await card(phone, '1.1').getByRole('button', { name: 'Starter' }).click();
  await expect(card(phone, '1.1').getByText(/Niet bewaard/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(card(phone, '1.1').getByText('Bewaard')).toBeVisible();
});

type Row = { score: number | null; no_level: string | null; evaluator: { name: string } };

async function askThree(call: Desk['call'], email: string) {
  const path = `/evaluation-students/${student}`;
  const processes = await call<Process[]>('GET', `${path}/work-processes`);
  await call('POST', `${path}/evaluations`, {
    diploma_id: processes[0]?.diploma.diploma_id,
    work_process_ids: processes.slice(0, 3).map((one) => one.work_process.work_process_id),
    role: 'mentor',
    email,
    first_name: 'Els',
    last_name: 'Prins',
  });
}

async function handOver(phone: Page, email: string) {
  await phone.getByRole('button', { name: 'Ik ben niet de juiste' }).click();
  await phone.getByLabel('E-mailadres van uw collega').fill(email);
  await phone.getByLabel('Voornaam').fill('Rob');
  await phone.getByLabel('Achternaam').fill('Smit');
  await phone.getByLabel(/^Waarom/).fill('Dat deed mijn collega.');
  await expectFine(phone, 'handing over');
  await phone.setViewportSize({ width: 375, height: 812 });
  await phone.getByRole('button', { name: 'Draag over' }).click();
  await expect(phone.getByText(`Overgedragen aan ${email}.`)).toBeVisible();
}

async function finish(browser: Browser, link: string) {
  const other = await aPhone(browser);
  await other.goto(link);
  await expect(other.getByText('0 van 1 beantwoord')).toBeVisible();
  await choose(other, '1.3', 'Professional');
  await expect(other.getByRole('heading', { name: 'Dank u wel' })).toBeVisible();
}
