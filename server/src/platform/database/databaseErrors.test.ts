import { expect, it } from 'vitest';
import { isDatabaseAway } from './databaseErrors.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  coded('ECONNREFUSED'),
  coded('57P01'),
  coded('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Query read timeout'),
])('recognises %o as a database that is down', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([coded('23505'), coded('ENOSPC'), new Error('something else'), 'text', undefined])(
  'does not recognise %o',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);
