import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

/** With the same program and browser as the stories. */
export default defineConfig({
  ...stories,
  testMatch: 'pictures.ts',
  workers: 1,
  reporter: 'list',
});
