import { accountTypes } from '@traject/contract/common/access';
import type { Endpoint } from '@traject/contract/common/endpoint';
import { failure } from '@traject/contract/common/errors';
import { contract } from '@traject/contract/index';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samples } from './platform/files/samples.testing.ts';
import { anAccount, anOrganisation, tokenOf } from './testing/factories.ts';
import { testApp } from './testing/testApp.ts';
import { aFile } from './testing/upload.ts';
import { addressWith, aWholeTrajectory } from './testing/wholeTrajectory.ts';

const { app, db, sql, world } = await testApp({ demo: true });
const organisation = await anOrganisation(db);
const everything = await anAccount(db, { in: accountTypes.map((type) => [type, organisation]) });
const token = await tokenOf(world, everything);
const known = { ...(await aWholeTrajectory(world, organisation, 'Fatima')), ...(await ownItems()) };

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
/** Values that some field would take, so that the work behind the checks is reached too. */
const likely = fc.constantFrom(
  ...[1, 2, 5, 182, 2_147_483_647, true, false, null, 'x', 'f', '2026-11-14', '1900-01-01'],
  ...['2026-11-14 10:00:00', 'iemand@example.nl', organisation.id, everything.id],
  ...['mentor', 'student', [known.studentId], [1, 2], known.diplomaId],
);
const bodyFor = ({ body }: Endpoint) => {
  const own = 'shape' in body ? Object.keys(body.shape as object) : [];
  return fc.oneof(
    fc.dictionary(fc.constantFrom(...fieldNames), fc.oneof(strange, fc.jsonValue())),
    fc.dictionary(fc.constantFrom('email', ...own), fc.oneof(strange, likely), { maxKeys: 20 }),
    fc.record(Object.fromEntries(own.map((name) => [name, likely])), { requiredKeys: [] }),
    fc.jsonValue(),
  );
};
const filters = [
  ...[
    'page',
    'per_page',
    'name',
    'q',
    'state',
    'counselor_id',
    'trajectory_file_type',
    'organisation_id',
    'account_type',
    'person_id',
    'record',
    'action',
    'from',
    'to',
    'type',
    'filter',
    'file',
    'x',
  ],
];
const query = fc.dictionary(fc.constantFrom(...filters), strange);
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
        fc.oneof(fc.constant(undefined), strange),
        query,
        bodyFor(endpoint),
        headers,
        async (...input) => {
          await db.deleteFrom('call_counts').execute();
          const [param, search, payload, sent] = input;
          const path = addressWith(endpoint.path, known, (id) =>
            encode(param ?? String(id ?? 'x')),
          );
          const url = `/api${path}?${new URLSearchParams(wellFormed(search))}`;
          const has = endpoint.method !== 'GET' && said(endpoint, payload);
          const json = { 'content-type': 'application/json', ...sent };
          const headers = has && has.payload instanceof FormData ? sent : json;
          const answer = await app.inject({ method: endpoint.method, url, headers, ...has });
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

/** As JSON, or where files are due as a form with the same words. */
function said({ upload }: Endpoint, payload: unknown) {
  if (!upload) return { payload: JSON.stringify(payload) };
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(payload)))
    form.append(name.toWellFormed(), asText(value).toWellFormed());
  for (const name of Object.keys(upload)) form.append(name, aFile(samples.png, 'foto.png'));
  return { payload: form };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const encode = (text: string) => encodeURIComponent(text.toWellFormed()) || 'x';
const wellFormed = (search: Record<string, string>) =>
  Object.fromEntries(Object.entries(search).map(([key, value]) => [key, value.toWellFormed()]));

/** Things in the caller's own profile, all under one id. */
async function ownItems() {
  const itemId = 77_777;
  for (const table of ['profile_references', 'profile_courses'])
    await sql`insert into ${sql(table)} (id, account_id, name) overriding system value
      values (${itemId}, ${everything.id}, 'x')`;
  await sql`insert into profile_languages (id, account_id, name, speak, read, write)
    overriding system value values (${itemId}, ${everything.id}, 'x', 1, 1, 1)`;
  await sql`insert into profile_items (id, account_id, list, name) overriding system value
    values (${itemId}, ${everything.id}, 'skills', 'x')`;
  return { itemId };
}
