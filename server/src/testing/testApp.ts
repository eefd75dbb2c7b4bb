import { afterAll } from 'vitest';
import { type Options, openApp } from './openApp.ts';
import { testDb } from './testDb.ts';

/** The whole server on a database of its own, for the tests of one file. */
export async function testApp(options: Options = {}) {
  const app = await openApp(await testDb(), options);
  afterAll(app.close);
  return app;
}
