import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { readLetter, startSmtp } from '../server/src/platform/mail/smtp.testing.ts';
import { expect, test } from './fixtures.ts';

const port = 3189;
const origin = `http://localhost:${port}`;
const server = new URL('../server/', import.meta.url).pathname;
const password = 'een lange zin om te onthouden';

/** A separate, empty installation with a mail server beside it. */
async function install() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'traject-newcomer-'));
  chmodSync(DATA_DIR, 0o755);
  const mails = await startSmtp();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR,
    DEMO: '0',
    LOG_LEVEL: 'warn',
    SMTP_URL: mails.url,
  };
  const program = spawn(process.execPath, [`${server}dist/program/main.js`], {
    env,
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 40_000 },
    )
    .toBe(true);
  const command = async (file: string, ...args: string[]) =>
    (await promisify(execFile)(process.execPath, [`${server}scripts/${file}`, ...args], { env }))
      .stdout;
  return { program, mails, command, remove: () => removed(program, mails, DATA_DIR) };
}

type Mails = Awaited<ReturnType<typeof startSmtp>>;

async function removed(program: ChildProcess, mails: Mails, folder: string) {
  const gone = once(program, 'exit');
  program.kill('SIGTERM');
  await gone;
  await mails.close();
  rmSync(folder, { recursive: true, force: true });
}

const linkIn = (text: string) => /http\S+\/auth\/activate\/[\w-]{43}/.exec(text)?.[0] ?? '';

async function linkMailedTo(mails: Mails, address: string) {
  const texts = () =>
    mails.letters.filter(({ to }) => to.includes(address)).map((one) => readLetter(one).text);
  await expect.poll(() => linkIn(texts().join('\n')), { timeout: 20_000 }).not.toBe('');
  return linkIn(texts().join('\n'));
}

async function activateAndSignIn(page: Page, link: string, email: string) {
  await page.goto(link);
  await page.getByLabel(/^Wachtwoord/).fill(password);
  await page.getByLabel(/^Herhaal wachtwoord/).fill(password);
  await page.getByRole('button', { name: 'Activeer mijn account' }).click();
  await page.getByLabel(/^E-mailadres/).fill(email);
  await page.getByLabel(/^Wachtwoord/).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
}

test('[ADM-01, ADM-02, ADM-03] a newcomer goes from an empty database to a first trajectory', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const installation = await install();
  try {
    const signIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@demo.example', password: 'demo-demo-demo' }),
    });
    expect(signIn.status, 'nobody can sign in before').toBe(422);

    const said = await installation.command('admin.ts', 'hanneke@huis.example');
    expect(linkIn(said)).toMatch(new RegExp(`^${origin}/auth/activate/`));
    await page.goto(`${origin}/static/config.json`);
    await page.evaluate(() => localStorage.setItem('cookies', 'accepted'));
    await activateAndSignIn(page, linkIn(said), 'hanneke@huis.example');

    await page.getByRole('navigation').getByRole('link', { name: 'Beheer' }).click();
    await page.getByRole('link', { name: 'Organisaties' }).click();
    await page.getByRole('link', { name: 'Mijn organisatie' }).click();
    await page.getByRole('button', { name: 'Gegevens wijzigen' }).click();
    const details = page.getByRole('dialog');
    await details.getByLabel(/^Naam/).fill('Loopbaanhuis Rijnmond');
    await details.getByLabel('Plaats').fill('Rotterdam');
    await details.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loopbaanhuis Rijnmond');
    await expect(details).toBeHidden();

    await page.getByRole('link', { name: 'Personen' }).click();
    await page.getByRole('button', { name: 'Persoon uitnodigen' }).click();
    const invitation = page.getByRole('dialog');
    await invitation.getByLabel(/^E-mailadres/).fill('marieke@huis.example');
    await invitation.getByLabel(/^Voornaam/).fill('Marieke');
    await invitation.getByLabel(/^Achternaam/).fill('de Vries');
    await invitation.getByLabel('Adviseur').check();
    await invitation.getByRole('button', { name: 'Stuur uitnodiging' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marieke de Vries');
    await expect(page.getByText(/^Uitgenodigd op .*, heeft nog geen ja gezegd\./)).toBeVisible();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(/\/auth/);

    const link = await linkMailedTo(installation.mails, 'marieke@huis.example');
    await activateAndSignIn(page, link, 'marieke@huis.example');
    await page.getByRole('link', { name: 'Trajecten', exact: true }).click();
    await page.getByRole('button', { name: 'Nieuw traject' }).first().click();
    const wizard = page.getByRole('dialog', { name: 'Nieuw traject' });
    const next = wizard.getByRole('button', { name: 'Volgende', exact: true });
    await wizard.getByRole('textbox', { name: /^E-mailadres/ }).fill('lisa@mail.example');
    await next.click();
    await wizard.getByRole('textbox', { name: /^Voornaam/ }).fill('Lisa');
    await wizard.getByRole('textbox', { name: /^Achternaam/ }).fill('Janssen');
    await next.click();
    await wizard.getByRole('button', { name: 'Traject maken' }).click();
    await expect(page.getByRole('row', { name: /Lisa Janssen/ })).toBeVisible();
  } finally {
    await installation.remove();
  }
});
