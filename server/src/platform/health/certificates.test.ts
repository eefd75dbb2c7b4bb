import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { certificateAt } from './certificates.ts';

const portOf = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as { port: number }).port;
};

it.each([
  ['smtp', false],
  ['smtps', true],
])('a mail server at %s:// says when its certificate ends', async (protocol, secure) => {
  const smtp = new SMTPServer({ secure, logger: false });
  smtp.on('error', () => {});
  const port = await portOf(smtp.server);
  const found = await certificateAt(`${protocol}://127.0.0.1:${port}`);
  expect(found).toEqual({ host: '127.0.0.1', ends_at: expect.any(Date) });
  expect(found?.ends_at.getTime()).toBeGreaterThan(0);
  await new Promise((done) => smtp.close(() => done(undefined)));
});

it.each([
  ['that takes no encryption', '220 hello\r\n', '500 no\r\n'],
  ['that talks without end', 'x'.repeat(10_000), ''],
  ['that hangs up', '', ''],
])('a server %s has none, and holds nobody up', async (_how, greeting, then) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (!greeting) return socket.destroy();
    socket.write(greeting);
    socket.on('data', () => socket.write(then));
  });
  const port = await portOf(server);
  expect(await certificateAt(`smtp://127.0.0.1:${port}`)).toBeUndefined();
  server.close();
  expect(await certificateAt('http://localhost:3000')).toBeUndefined();
});
