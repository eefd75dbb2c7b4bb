import dns from 'node:dns';
import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../testing/program.ts';
import { ensureReachable } from './reachable.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function at(server: Server) {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `postgres://us:secret@127.0.0.1:${(server.address() as AddressInfo).port}/x`;
}

/** What a PostgreSQL error looks like on the wire. */
function refusing(code: string, message: string) {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return createServer((socket) =>
    socket.once('data', () => socket.end(Buffer.concat([head, fields]))),
  );
}

const real = new URL(inject('databaseServer'));
const changed = (change: Partial<URL>) => Object.assign(new URL(real), change).href;
const said = (url: string) =>
  ensureReachable(url, 'DATABASE_URL', 2).then(
    () => 'fine',
    ({ message }) => message,
  );

describe('a database that cannot be used is explained in one sentence', () => {
  it.each([
    ['a web server', () => at(createHttp((_, reply) => reply.end('hello'))), /is not PostgreSQL/],
    ['a port that never answers', () => at(createServer()), /does not answer as a PostgreSQL does/],
    ['one that hangs up', () => at(createServer((socket) => socket.end())), /is not PostgreSQL/],
    [
      'nothing at all',
      async () => changed({ port: String(await freePort()) }),
      /nothing answers at/,
    ],
    ['a wrong password', async () => changed({ password: 'wrong' }), /does not let 'traject' in/],
    [
      'a database that does not exist',
      async () => changed({ pathname: '/nowhere' }),
      /"nowhere" does not/,
    ],
    [
      'the wrong user of the machine',
      () => at(refusing('28000', 'Peer authentication failed for user "us"')),
      /does not let 'us' in \(Peer authentication failed/,
    ],
    [
      'one that is full',
      () => at(refusing('53300', 'sorry, too many clients already')),
      /no connection left for another process at 127.0.0.1:\d+, give it more/,
    ],
    ['one that never gets ready', () => at(refusing('57P03', 'starting up')), /is not ready yet/],
  ])('%s', async (_what, address, why) => {
    const sentence = await said(await address());
    expect(sentence).toMatch(why);
    expect(sentence).toMatch(/^DATABASE_URL: [^\n]*\.$/);
    expect(sentence, 'the password').not.toMatch(/secret|wrong/);
  });

  it('and one that can be used is not', async () => {
    expect(await said(real.href)).toBe('fine');
  });

  it('and one whose name is not known for the moment is waited for', async () => {
    const failure = Object.assign(new Error('getaddrinfo EAI_AGAIN'), {
      ...{ code: 'EAI_AGAIN', syscall: 'getaddrinfo' },
    });
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((...given: unknown[]) =>
        (given.at(-1) as (error: Error) => void)(failure)) as never);
    onTestFinished(() => lookup.mockRestore());
    const named = changed({ hostname: 'localhost' });
    expect(await said(named)).toMatch(/: the name localhost cannot be looked up at the moment\.$/);
    const asked = said(named);
    setTimeout(() => lookup.mockRestore(), 500);
    expect(await asked).toBe('fine');
  });
});
