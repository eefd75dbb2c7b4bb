import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { aDesk, choices } from '../../testing/desk.ts';
import { testApp } from '../../testing/testApp.ts';

// A folder in which no file can be made, as on a full disk: it fails at the first bytes.
const DATA_DIR = await mkdtemp(join(tmpdir(), 'traject-no-room-'));
await symlink('/proc', join(DATA_DIR, 'tmp'));
const opened = await testApp({ env: { DATA_DIR } });
const { app } = opened;
const { token, aCase } = await aDesk(opened);
const { path } = await aCase();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
afterAll(() => rm(DATA_DIR, { recursive: true }));

type Sent = { path: string; headers?: Record<string, string>; body?: Buffer | undefined };

/** Calls on the same connection, one after the other. */
function aConnection() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async ({ path, headers = {}, body }: Sent) => {
    const method = body ? 'POST' : 'GET';
    const call = request({ port, agent, path, method, headers });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      call.on('response', resolve).on('error', reject);
    });
    call.end(body);
    const answer = await answered;
    const { errors } = JSON.parse(await text(answer)) as { errors?: string[] };
    return { status: answer.statusCode, isSameConnection: call.reusedSocket, errors };
  };
}

const boundary = 'a-boundary';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const part = (about: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n${content}\r\n`;
/** More than fits in all the buffers between two programs. */
const aForm = (name: string, megabytes = 8) =>
  Buffer.from(
    [
      ...Object.entries(choices).map(([field, value]) => part(`name="${field}"`, value)),
      part(`name="file"; filename="${name}"`, `%PDF-${' '.repeat(megabytes * 1024 * 1024)}`),
      `--${boundary}--\r\n`,
    ].join(''),
  );

const authorization = `Bearer ${token}`;
const json = { 'content-type': 'application/json' };

describe('a call that is refused while it is still being sent', () => {
  it.each([
    ['no room for its file', 503, `/api${path}/files`, { ...multipart, authorization }, 'plan.pdf'],
    [
      'a file of an unknown kind',
      422,
      `/api${path}/files`,
      { ...multipart, authorization },
      'plan.exe',
    ],
    ['nobody signed in', 401, `/api${path}/files`, multipart, 'plan.pdf'],
    ['no such call', 404, '/api/nowhere', multipart, 'plan.pdf'],
    ['another kind of body', 415, `/api${path}/files`, { authorization, ...json }, undefined],
    ['a body beyond all limits', 413, '/api/auth/login', json, 'plan.pdf'],
  ])('leaves the next one on its connection alone: %s', async (_, status, path, headers, name) => {
    const call = aConnection();
    const body = name ? aForm(name) : Buffer.from('{}');
    expect(await call({ path, headers, body })).toMatchObject({
      status,
      errors: [expect.any(String)],
    });
    expect((await call({ path: '/livez' })).status).toBe(200);
  });

  it('is read to the end on the same connection, if it is no longer than we accept', async () => {
    const call = aConnection();
    const headers = { ...multipart, authorization };
    await call({ path: `/api${path}/files`, headers, body: aForm('plan.pdf') });
    expect(await call({ path: '/livez' })).toMatchObject({ isSameConnection: true });
  });

  it('is disconnected when it goes on and on, after it was answered', async () => {
    const most = 32 * 1024 * 1024;
    const headers = { ...multipart, 'content-length': 2 * most };
    const call = request({ port, path: `/api${path}/files`, method: 'POST', headers });
    call.on('error', () => {});
    const answered = new Promise<IncomingMessage>((resolve) => call.once('response', resolve));
    const closed = new Promise((resolve) => call.once('close', resolve));
    call.write(Buffer.alloc(most + 1));
    const answer = await answered;
    expect(answer.statusCode).toBe(401);
    expect(answer.headers.connection).toBe('close');
    answer.resume();
    await closed;
  });
});
