import { type AccountType, abilities, accountTypes } from '@traject/contract/common/access';
import type { Endpoint } from '@traject/contract/common/endpoint';
import { contract } from '@traject/contract/index';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from './testing/factories.ts';
import { testApp } from './testing/testApp.ts';

const { app, db, sql, world, send } = await testApp({ demo: true });
const own = await anOrganisation(db, 'Eigen huis');
const foreign = await anOrganisation(db, 'KANARIE organisatie');
for (const type of accountTypes)
  await anAccount(db, { first_name: 'KANARIE', last_name: type, in: [[type, foreign]] });

const callers: { who: string; types: AccountType[]; token: string | undefined }[] = [
  { who: 'nobody', types: [], token: undefined },
  { who: 'an account without a type', types: [], token: await signedIn([]) },
];
for (const type of accountTypes)
  callers.push({ who: `a ${type}`, types: [type], token: await signedIn([type]) });

const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

describe.each(endpoints)('$name', ({ endpoint }) => {
  it.each(callers)(
    `(${endpoint.access}) decides as declared for $who`,
    async ({ types, token }) => {
      const before = await contents();
      const answer = await call(endpoint, token);
      const decision = decide(endpoint, types, token);
      if (decision === 'in') expect([401, 403]).not.toContain(answer.statusCode);
      else {
        expect(answer.statusCode).toBe(decision);
        expect(answer.json().errors).toEqual([refusals[decision]]);
        expect(await contents()).toEqual(before);
      }
      expect(answer.body).not.toContain('KANARIE');
    },
  );
});

it('every route of the server declares who may use it', () => {
  expect(() => app.route({ method: 'GET', url: '/undeclared', handler: () => '' })).toThrow();
});

const refusals = { 401: 'Log eerst in.', 404: 'We kunnen dit niet vinden.' };

function decide({ access }: Endpoint, types: AccountType[], token: string | undefined) {
  if (access === 'public' || access === 'link') return 'in';
  if (!token) return 401;
  if (access === 'signed-in') return 'in';
  return abilities[access].some((type) => types.includes(type)) ? 'in' : 404;
}

function call({ method, path }: Endpoint, token: string | undefined) {
  const url = path.replace(':token', 'x'.repeat(43)).replace(/:\w+/g, '1');
  const headers = { 'accept-language': 'nl', ...(token && { authorization: `Bearer ${token}` }) };
  return send({ method, url, headers, ...(method === 'GET' ? {} : { body: {} }) });
}

async function signedIn(types: AccountType[]) {
  return tokenOf(world, await anAccount(db, { in: types.map((type) => [type, own]) }));
}

/** How many rows each table has: a refusal changes nothing. */
async function contents() {
  const tables = await sql`select relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
  const counts = tables
    .filter(({ relname }) => relname !== 'call_counts')
    .map(({ relname }) => `(select count(*)::int from ${relname}) as ${relname}`);
  return (await sql.unsafe(`select ${counts.join(', ')}`))[0];
}
