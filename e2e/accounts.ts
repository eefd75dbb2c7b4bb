import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens the account behind a link; a browser that did not register it chooses the password. */
export async function activate(page: Page, password: string) {
  const button = page.getByRole('button', { name: 'Activeer mijn account' });
  await expect(button).toBeEnabled();
  const repeat = page.getByLabel('Herhaal wachtwoord');
  if (await repeat.isVisible()) {
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await repeat.fill(password);
  }
  await button.click();
  await expect(page).toHaveURL(/\/auth$/);
}

type Invited = { link: string; email: string; password: string };

/** Through the invitation, and in with the password that was chosen. */
export async function enterBy(page: Page, { link, email, password }: Invited) {
  await page.goto(`/auth${link}`);
  await activate(page, password);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/evaluation-students$/);
}
