import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { limitConnections } from './openFiles.ts';

const limits = (most: string) =>
  `Max processes   unlimited  unlimited  processes\nMax open files  ${most}  4096  files\n`;

it('connections take half of them at most, and who comes then is turned away', async () => {
  const server = createServer((socket) => socket.write('in'));
  limitConnections(server, limits('4'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const come = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    return Promise.race([
      once(socket, 'data').then(String),
      once(socket, 'close').then(() => 'turned away'),
    ]);
  };
  expect([await come(), await come(), await come()]).toEqual(['in', 'in', 'turned away']);
});

it('where nobody limits them, nobody is turned away', () => {
  for (const said of [limits('unlimited'), '']) {
    const server = createServer();
    limitConnections(server, said);
    expect(server.maxConnections).toBeUndefined();
  }
});

it('a process is told its own limit', { skip: process.platform !== 'linux' }, () => {
  const server = createServer();
  limitConnections(server);
  expect(server.maxConnections).not.toBe(0);
});
