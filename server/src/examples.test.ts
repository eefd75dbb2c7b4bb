import { readFileSync, writeFileSync } from 'node:fs';
import type { Endpoint } from '@traject/contract/common/endpoint';
import { contract } from '@traject/contract/index';
import { expect, it } from 'vitest';
import { demoPassword } from './demo/accounts.ts';
import { loadDemo } from './demo/load.ts';
import { tokenOf } from './testing/factories.ts';
import { testApp } from './testing/testApp.ts';

const { db, as, sql, world, send } = await testApp();
await db.transaction().execute((tx) => loadDemo(world, tx));

const tokenFor = async (email: string) =>
  tokenOf(
    world,
    await db.selectFrom('people').where('email', '=', email).selectAll().executeTakeFirstOrThrow(),
  );
const who = {
  counselor: await tokenFor('counselor@demo.example'),
  admin: await tokenFor('admin@demo.example'),
  student: await tokenFor('student@demo.example'),
};

/** A trajectory that has some of everything. */
const [whole] = await sql`select t.id as "trajectoryId", t.client_id as "clientId",
    t.organisation_id as "organisationId", i.id as "invoiceId", n.id as "noteId"
  from trajectories t join invoices i on i.trajectory_id = t.id
  join notes n on n.trajectory_id = t.id join tests e on e.trajectory_id = t.id
  join applications a on a.trajectory_id = t.id join surveys s on s.trajectory_id = t.id
  order by t.id, i.id, n.id limit 1`;
const [diploma] = await sql`select id as "diplomaId" from diplomas order by id limit 1`;
const [template] =
  await sql`select id as "surveyTemplateId" from survey_templates order by id limit 1`;
const [student] =
  await sql`select id as "studentId" from people where email = 'student@demo.example'`;
const ids: Record<string, unknown> = { ...whole, ...diploma, ...template, ...student };

const note = { date: '2026-11-14 10:30:00', note: 'Het gesprek ging goed.', visible_client: true };

/** What the description of the API shows; each body is sent exactly as written here. */
const shown: [call: string, as: keyof typeof who | 'nobody', body?: object][] = [
  ['auth.login', 'nobody', { email: 'counselor@demo.example', password: demoPassword }],
  ['auth.me', 'counselor'],
  ['account.get', 'counselor'],
  ['trajectories.list', 'counselor'],
  ['trajectories.get', 'counselor'],
  ['clients.get', 'counselor'],
  ['notes.list', 'counselor'],
  ['notes.create', 'counselor', note],
  ['notes.update', 'counselor', { ...note, note: 'Het gesprek ging goed; het vervolg is in mei.' }],
  ['tests.list', 'counselor'],
  [
    'tests.create',
    'counselor',
    { main_subject: 'Taal', sub_subject: 'Lezen', date_taken: '2026-10-01', price: 4500 },
  ],
  ['experience.list', 'counselor'],
  ['studies.list', 'counselor'],
  ['applications.list', 'counselor'],
  [
    'applications.create',
    'counselor',
    { date: '2026-11-02', vacancy: 'Magazijnmedewerker', company: 'Van Dam' },
  ],
  ['documents.list', 'counselor'],
  ['invoices.list', 'counselor'],
  ['invoices.get', 'counselor'],
  ['invoices.next', 'counselor'],
  ['surveys.list', 'counselor'],
  ['surveyTemplates.get', 'counselor'],
  ['documentTemplates.list', 'counselor'],
  ['reference.workingAreas', 'counselor'],
  ['reference.trajectoryStates', 'counselor'],
  ['groups.list', 'admin'],
  ['people.list', 'admin'],
  ['organisations.get', 'admin'],
  ['events.list', 'admin'],
  ['mails.list', 'admin'],
  ['diplomas.get', 'admin'],
  ['rights.retention', 'admin'],
  ['evaluations.students', 'student'],
  ['evaluations.list', 'student'],
  ['evaluations.chart', 'student'],
  ['profile.get', 'student'],
  ['profile.addCourse', 'student', { name: 'EHBO', achieved: true, expiration_date: '2027-03-01' }],
];

const path = new URL('platform/http/examples.gen.json', import.meta.url);
type Example = { request?: unknown; response: unknown };

async function run([call, role, body]: (typeof shown)[number]): Promise<[string, Example]> {
  const [feature = '', name = ''] = call.split('.');
  const endpoint = contract[feature]?.[name] as Endpoint;
  const url = endpoint.path.replace(/:(\w+)/g, (_, id) => String(ids[id]));
  const headers: Record<string, string> =
    role === 'nobody' ? {} : { authorization: `Bearer ${who[role]}` };
  const answer = await send({ method: endpoint.method, url, body, headers });
  expect(answer.statusCode, `${call}: ${answer.body}`).toBe(200);
  return [call, { ...(body && { request: body }), response: inShort(answer.json()) }];
}

/** One or two of each list show the shape of all; tokens are not for copying. */
function inShort(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(inShort);
  if (typeof value === 'string') return value.length > 300 ? `${value.slice(0, 300)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'token' ? 'eyJhbGciOi…' : inShort(one),
    ]),
  );
}

/** What differs from day to day is left out; an optional field may be empty today. */
const isAlike = (one: unknown, other: unknown): boolean => {
  if (one === null || other === null) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === 0 || other.length === 0 || isAlike(one[0], other[0]);
  if (typeof one !== 'object' || typeof other !== 'object') return typeof one === typeof other;
  const keys = Object.keys(one);
  return (
    keys.join() === Object.keys(other).join() &&
    keys.every((key) => isAlike(one[key as never], other[key as never]))
  );
};

it('the examples in the description of the API are calls to the demo with their answers', async () => {
  const ran: Record<string, Example> = {};
  for (const one of shown) {
    const [call, example] = await run(one);
    ran[call] = example;
  }
  const refused = await as(who.counselor, 'en').post(`/trajectories/${ids.trajectoryId}/notes`, {});
  expect(refused.statusCode).toBe(422);
  ran.failure = { response: refused.json() };
  // `UPDATE_EXAMPLES=1` writes them.
  if (process.env.UPDATE_EXAMPLES) writeFileSync(path, `${JSON.stringify(ran, null, 2)}\n`);
  const kept: Record<string, Example> = JSON.parse(readFileSync(path, 'utf8'));
  expect(Object.keys(kept)).toEqual(Object.keys(ran));
  for (const [call, { request, response }] of Object.entries(ran)) {
    expect(kept[call]?.request, call).toEqual(request);
    expect(isAlike(kept[call]?.response, response), call).toBe(true);
  }
});
