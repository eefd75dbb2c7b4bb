import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from './testing/factories.ts';
import { testApp } from './testing/testApp.ts';

const lines: string[] = [];
const { app, as, db, world } = await testApp({
  logTo: { write: (line) => void lines.push(line) },
  env: { ANALYTICS: '{"site":7}', PUBLIC_URL: 'https://localhost' },
});

describe('every failure', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['an unknown path', { url: '/api/nope' }, 404],
    ['an address that cannot be read', { url: '/api/%zz' }, 404],
    [
      'an endless parameter',
      { method: 'POST' as const, url: `/api/auth/reset/${'a'.repeat(900)}` },
      404,
    ],
    [
      'broken JSON',
      { method: 'POST' as const, url: '/api/auth/login', headers: json, payload: '{"a":' },
      422,
    ],
    ['no body', { method: 'POST' as const, url: '/api/auth/login' }, 422],
    [
      'a list in place of an object',
      { method: 'POST' as const, url: '/api/auth/login', payload: [] },
      422,
    ],
    [
      'another media type',
      {
        method: 'POST' as const,
        url: '/api/auth/login',
        headers: { 'content-type': 'text/xml' },
        payload: '<a/>',
      },
      415,
    ],
    [
      'a huge body',
      { method: 'POST' as const, url: '/api/auth/login', payload: { email: 'x'.repeat(300_000) } },
      413,
    ],
    ['a call without a session', { url: '/api/auth/me' }, 401],
  ])('[ERR-01, ERR-05] is {status, errors[]} in words: %s', async (_what, request, status) => {
    const answer = await app.inject({ ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ status, errors: [expect.stringMatching(/\w.*\.$/)] });
  });

  it('[SHELL-16] is not the answer to an empty body, though the screens declare JSON on every call', async () => {
    const token = await tokenOf(world, await anAccount(db));
    const headers = { ...json, authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(answer.statusCode).toBe(204);
  });

  it('is not the answer to an empty object where there is nothing to send', async () => {
    const token = await tokenOf(world, await anAccount(db));
    expect((await as(token).post('/auth/logout', {})).statusCode).toBe(204);
  });

  it('names an unknown field and refuses NUL and half characters', async () => {
    const login = (body: object) => as().post('/auth/login', body);
    expect((await login({ email: 'a@b.nl', password: 'x', extra: 1 })).json().errors).toEqual([
      'extra: dit veld kennen we niet.',
    ]);
    expect((await as().post('/auth/forgot', { email: 'a\0@b.nl' })).statusCode).toBe(422);
  });

  it('includes a body nested without end, even where there is nothing to send', async () => {
    const token = await tokenOf(world, await anAccount(db));
    const nested = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    for (const url of ['/api/auth/logout', '/api/auth/forgot']) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const answer = await app.inject({ method: 'POST', url, headers, payload: nested });
      expect(answer.statusCode, url).toBe(422);
    }
  });

  it('is 503 with Retry-After within 2 s while the database is down, and recovers by itself', async () => {
    const away = await testApp();
    const { sessions } = away.world;
    const token = await sessions.open(away.db, await anAccount(away.db));
    const gone = await silentPort();
    const { openDb } = await import('./platform/database/openDb.ts');
    const unreachable = openDb(`postgres://x:y@127.0.0.1:${gone.port}/z`);
    const working = away.world.db;
    away.world.db = unreachable.db;
    // The timeout has two parts: after a pause of this whole process, an answer that arrived counts
    // first.
    const tooLate = pause(2700).then(() => pause(200, undefined));
    const answer = await Promise.race([away.as(token).get('/auth/me'), tooLate]);
    expect([answer?.statusCode, answer?.headers['retry-after']]).toEqual([503, '2']);
    away.world.db = working;
    expect((await away.as(token).get('/auth/me')).statusCode).toBe(200);
    gone.close();
  });
});

describe('the surroundings', () => {
  it('says that it is alive and that it can work', async () => {
    expect((await app.inject('/livez')).json()).toEqual({ status: 'live' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('[SHELL-15] serves what the browser needs to know first', async () => {
    expect((await app.inject('/static/config.json')).json()).toEqual({
      api: { url: '/api' },
      debug: false,
      errorTracking: null,
      analytics: { site: 7 },
      cookies: 'banner',
      forgot_password_url: null,
      student_url: null,
      demo: false,
    });
  });

  it('sends headers that keep other sites, frames, caches and referrers out', async () => {
    const { headers } = await as().get('/auth/me');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/%zz', `/api/auth/reset/${'a'.repeat(900)}`])(
    'sends them with what the router itself refuses: %s',
    async (url) => {
      const { headers } = await app.inject({ method: 'POST', url });
      const usual = await app.inject('/api/nowhere');
      const { 'content-length': _, 'x-request-id': id, ...same } = usual.headers;
      expect(headers).toMatchObject({ ...same, date: expect.anything() });
      expect(headers['x-request-id']).toHaveLength(String(id).length);
    },
  );

  it('logs without alarm that a client disconnected', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const before = lines.length;
    const socket = connect(port, '127.0.0.1');
    const heads =
      'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\nExpect: 100-continue';
    socket.write(`POST /api/auth/login HTTP/1.1\r\n${heads}\r\n\r\n{"email":`);
    // By then the call has begun.
    await once(socket, 'data');
    socket.resetAndDestroy();
    await expect.poll(() => lines.slice(before).join('')).toContain('"msg":"gave up"');
    expect(lines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('describes every call in OpenAPI 3.1 and on a page for people', async () => {
    const api = (await as().get('/openapi.json')).json();
    expect(api.openapi).toBe('3.1.0');
    expect(api.paths['/auth/reset/{token}'].post.parameters[0]).toMatchObject({
      name: 'token',
      in: 'path',
    });
    expect(
      api.paths['/evaluation-students'].get.parameters.map((p: { name: string }) => p.name),
    ).toEqual(['page', 'per_page', 'name', 'group_id']);
    const { summary, requestBody, responses } =
      api.paths['/trajectories/{trajectoryId}/notes'].post;
    expect(summary).toBe('Adds a note');
    expect(requestBody.content['application/json'].example.note).toContain('gesprek');
    expect(responses[200].content['application/json'].example.author.name).toBeTruthy();
    const page = await as().get('/docs');
    expect(page.headers['content-type']).toContain('text/html');
    for (const [, file] of page.body.matchAll(/(?:src|href)="(docs\/[^"]+)"/g))
      expect((await as().get(`/${file}`)).statusCode, file).toBe(200);
  });

  it('logs the route and never the address, a token, a name or an email', async () => {
    const account = await anAccount(db, { first_name: 'Geheimnaam' });
    const token = await tokenOf(world, account);
    await as(token).get('/evaluation-students?name=Geheimnaam');
    await as().post('/auth/reset/SECRETSECRETSECRETSECRETSECRETSECRETSECRETS', {});
    await as().post('/auth/login', { email: account.email, password: 'SECRETPASSWORD' });
    const all = lines.join('');
    expect(all).toContain('"route":"/api/auth/reset/:token"');
    for (const secret of ['SECRET', 'Geheimnaam', account.email, token])
      expect(all).not.toContain(secret);
  });

  it('records every change in events, which nobody can change', async () => {
    const account = await anAccount(db);
    const token = await tokenOf(world, account);
    const { headers } = await as(token).post('/auth/logout');
    const event = { action: 'auth.logout', request_id: headers['x-request-id'] };
    const found = await db
      .selectFrom('events')
      .where('account_id', '=', account.account_id)
      .selectAll()
      .execute();
    expect(found).toEqual([expect.objectContaining(event)]);
    await expect(db.deleteFrom('events').execute()).rejects.toThrow('append-only');
    await expect(db.updateTable('events').set({ action: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
  });
});

/** A port that accepts a connection and never says a word. */
async function silentPort() {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as { port: number }).port, close: () => server.close() };
}
