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
