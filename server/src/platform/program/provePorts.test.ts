import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../testing/program.ts';
import { provePorts } from './provePorts.ts';

const HOST = '127.0.0.1';

it('a port that is taken and a host that is none are named', async () => {
  const taken = createServer().listen(0, HOST);
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const PORT = await freePort();
  const METRICS_PORT = undefined;
  await provePorts({ HOST, PORT, METRICS_PORT });
  await expect(provePorts({ HOST, PORT: port, METRICS_PORT })).rejects.toThrow(
    `Port ${port} is in use; set PORT to another one.`,
  );
  await expect(provePorts({ HOST, PORT, METRICS_PORT: port })).rejects.toThrow(
    `Port ${port} is in use; set METRICS_PORT to another one.`,
  );
  await expect(provePorts({ HOST, PORT, METRICS_PORT: PORT })).rejects.toThrow(
    `METRICS_PORT ${PORT} is that of the program; set it to another one.`,
  );
  for (const nobodys of ['nonsense.invalid', '192.0.2.1'])
    await expect(provePorts({ HOST: nobodys, PORT, METRICS_PORT })).rejects.toThrow(
      `HOST ${nobodys} is no address of this machine`,
    );
  taken.close();
});
