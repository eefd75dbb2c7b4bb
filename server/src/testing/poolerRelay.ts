import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Stands between the program and its database, and gives each connection another number than the
 * database gave it, as every pooler does.
 */
export async function startPoolerRelay(url: string) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname);
    open.add(server);
    client.pipe(server);
    server.on('data', (bytes) => client.write(renumbered(bytes)));
    for (const one of [client, server]) one.on('error', () => {});
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const own = (relay.address() as AddressInfo).port;
  return {
    url: Object.assign(new URL(url), { port: String(own) }).href,
    /** What is connected hears nothing any more, as when a network is cut; what comes later does. */
    hang: () => {
      for (const server of open) server.removeAllListeners('data').pause();
    },
    close: () => {
      for (const server of open) server.destroy();
      relay.close();
    },
  };
}

/** BackendKeyData: K, its length, and the number of the process. */
function renumbered(bytes: Buffer) {
  const at = bytes.indexOf(Buffer.from('4b0000000c', 'hex'));
  if (at !== -1) bytes.writeInt32BE(7, at + 5);
  return bytes;
}
