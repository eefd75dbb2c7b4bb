import type { Endpoint } from '@traject/contract/common/endpoint';
import { contract } from '@traject/contract/index';
import { createLinks } from '@traject/server/src/platform/access/links.ts';
import { realClock } from '@traject/server/src/platform/program/clock.ts';
import type { Canaries } from './canaries.ts';
import type { Demo } from './demo.ts';
import { partiesOf } from './parties.ts';
import { subjectOf } from './subjects.ts';

const endpoints = Object.values(contract).flatMap((calls) => Object.values(calls));

export type Refusal = { what: string; body: string };
export type Heard = { calls: number; refusals: Refusal[] };

type Said = { path: string; init: RequestInit };

/** Every call, with canaries in everything that a caller can send. */
export async function callEverything(demo: Demo, canaries: Canaries, heard: Heard) {
  const session = canaries.add(await demo.tokenOf('admin'));
  const accounts = [`Bearer ${session}`, `Bearer ${canaries.session}`, undefined].map((caller) => ({
    ...{ caller, pageId: 999_999 },
  }));
  for (const endpoint of endpoints) {
    await demo.sql`delete from call_counts`;
    const callers = endpoint.access === 'party' ? await partyCallers(demo, canaries) : accounts;
    for (const { pageId, caller } of callers)
      for (const said of loudly(endpoint, canaries, pageId))
        await call(demo, said, { caller, heard });
  }
}

/** For each call anew: one of them makes the browser forget them. */
async function partyCallers(demo: Demo, canaries: Canaries) {
  const known = Object.values(await partiesOf(demo));
  const callers = known.map(({ token, pageId }) => ({
    caller: `Party ${canaries.add(token)}`,
    pageId,
  }));
  return [...callers, { caller: `Party ${canaries.token}`, pageId: 1 }];
}

type By = { caller?: string | undefined; heard: Heard };

async function call({ url }: Demo, { path, init }: Said, { caller, heard }: By) {
  const headers = new Headers(init.headers);
  if (caller) headers.set('authorization', caller);
  const answer = await fetch(`${url}/api${path}`, { ...init, headers });
  const body = await answer.text();
  heard.calls += 1;
  if (answer.status >= 400)
    heard.refusals.push({ what: `${answer.status} ${init.method} ${path}`, body });
}

function loudly(endpoint: Endpoint, canaries: Canaries, pageId = 999_999): Said[] {
  const { method } = endpoint;
  const { token, words, email, password } = canaries;
  const path = endpoint.path
    .replace(':token', token)
    .replace(':pageId', String(pageId))
    .replace(/:\w+/g, '999999');
  const search = new URLSearchParams({ q: words, name: email, token });
  if (method === 'GET') return [path, `${path}?${search}`].map((one) => said(one, { method }));
  const wrong = { ...Object.fromEntries(fieldsOf(endpoint).map((name) => [name, words])) };
  const bodies = [
    JSON.stringify({ ...wrong, email, password, repeat_password: password, token, unasked: words }),
    `{"email":"${email}","password":"${password}", ${words}`,
    JSON.stringify({ token: words.repeat(20_000) }),
  ];
  const form = new FormData();
  form.append('file', new File([words], `${words}.pdf`));
  form.append('note', email);
  return [
    ...bodies.map((body) => said(path, { method, body, headers: json })),
    said(path, { method, body: words, headers: { 'content-type': 'text/plain' } }),
    said(path, { method, body: form }),
  ];
}

const said = (path: string, init: RequestInit): Said => ({ path, init });
const json = { 'content-type': 'application/json' };
const fieldsOf = ({ body }: Endpoint) => ('shape' in body ? Object.keys(body.shape as object) : []);

/** Links that work, were used, have expired or were revoked, one for each purpose. */
export async function callThroughLinks(demo: Demo, canaries: Canaries, heard: Heard) {
  const links = createLinks(realClock);
  const byLink = endpoints.filter(({ access }) => access === 'link');
  for (const endpoint of byLink)
    for (const purpose of [endpoint.link ?? []].flat()) {
      const subject = { ...(await subjectOf(demo.sql, purpose)), minutes: 60 };
      for (const column of ['opened_at', 'used_at', 'revoked_at', 'expires_at']) {
        await demo.sql`delete from call_counts`;
        const token = canaries.add(await links.create(demo.db, purpose, subject));
        await demo.sql`update links set ${demo.sql(column)} = now()
          where id = (select max(id) from links)`;
        for (const said of loudly(endpoint, { ...canaries, token }))
          await call(demo, said, { heard });
      }
    }
  const body = JSON.stringify({ email: 'student@demo.example' });
  await demo.ask('admin', '/auth/forgot', { method: 'POST', body });
  canaries.add('student@demo.example');
}
