import { accountTypes } from '@traject/contract/common/access';
import { failure } from '@traject/contract/common/errors';
import { contract } from '@traject/contract/index';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from './testing/factories.ts';
import { testApp } from './testing/testApp.ts';

const { app, db, world } = await testApp({ demo: true });
const organisation = await anOrganisation(db);
const everything = await anAccount(db, { in: accountTypes.map((type) => [type, organisation]) });
const token = await tokenOf(world, everything);

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'null',
    "' or 1=1--",
  ),
  fc.constantFrom('2026-02-30', '<script>', '../../etc/passwd', '%00', 'a'.repeat(5000), '٣'),
);
const fieldNames = [
  'email',
  'password',
  'repeat_password',
  'first_name',
  'page',
  'name',
  '__proto__',
];
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...fieldNames), fc.oneof(strange, fc.jsonValue())),
  fc.jsonValue(),
);
const query = fc.dictionary(fc.constantFrom('page', 'per_page', 'name', 'x'), strange);
const headers = fc.record({
  'accept-language': fc.constantFrom('nl', 'en', '', '*', 'x'.repeat(2000)),
  authorization: fc.constantFrom(`Bearer ${token}`, 'Bearer x', 'Basic eDp5', ''),
});

const endpoints = Object.values(contract).flatMap((calls) => Object.values(calls));

it.each(endpoints)(
  '$method $path answers anything with a readable 2xx or 4xx',
  async (endpoint) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(strange, { maxLength: 2 }),
        query,
        body,
        headers,
        async (...input) => {
          await db.deleteFrom('call_counts').execute();
          const [params, search, payload, sent] = input;
          const path = endpoint.path.replace(/:\w+/g, () => encode(params[0] ?? 'x'));
          const url = `/api${path}?${new URLSearchParams(wellFormed(search))}`;
          const json = { 'content-type': 'application/json', ...sent };
          const has = endpoint.method !== 'GET' && { payload: JSON.stringify(payload) };
          const answer = await app.inject({ method: endpoint.method, url, headers: json, ...has });
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode < 400) return;
          const { status, errors } = failure.parse(answer.json());
          expect(status).toBe(answer.statusCode);
          expect(errors.join('')).not.toBe('');
        },
      ),
      { numRuns: 60 },
    );
  },
);

const encode = (text: string) => encodeURIComponent(text.toWellFormed()) || 'x';
const wellFormed = (search: Record<string, string>) =>
  Object.fromEntries(Object.entries(search).map(([key, value]) => [key, value.toWellFormed()]));
