import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './settings.ts';

type Where = Pick<Settings, 'HOST' | 'PORT' | 'METRICS_PORT'>;
type Failure = { code?: string };

/** Where it will listen is tried before anything is opened, loaded or migrated. */
export async function provePorts({ HOST, PORT, METRICS_PORT }: Where) {
  if (METRICS_PORT === PORT)
    throw new Error(`METRICS_PORT ${PORT} is that of the program; set it to another one.`);
  await provePort('PORT', PORT, HOST);
  if (METRICS_PORT) await provePort('METRICS_PORT', METRICS_PORT, HOST);
}

async function provePort(setting: string, port: number, host: string) {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new Error(inWords(error as Failure, { setting, port, host }));
  }
  server.close();
  await once(server, 'close');
}

function inWords({ code = '' }: Failure, { setting, port, host }: Record<string, string | number>) {
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set ${setting} to another one.`;
  if (code === 'EACCES')
    return `Port ${port} is not for this user; set ${setting} to one from 1024 on.`;
  return `HOST ${host} is no address of this machine (${code}); set it to one, such as 127.0.0.1, or 0.0.0.0 for all.`;
}
