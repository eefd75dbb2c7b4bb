import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

/** The same program and browser as the stories have. */
export default defineConfig({
  ...stories,
  testMatch: 'pictures.ts',
  workers: 1,
  reporter: 'list',
});
