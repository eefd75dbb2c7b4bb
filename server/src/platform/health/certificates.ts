import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const patience = 3000;
const ports: Record<string, number> = { 'https:': 443, 'smtps:': 465, 'smtp:': 587 };

export type Certificate = { host: string; ends_at: Date };

/**
 * When the certificate of a server ends; nothing if it has none, or cannot be reached. Whether it is
 * to be trusted is for those who use it.
 */
export async function certificateAt(address: string): Promise<Certificate | undefined> {
  const { protocol, hostname, port } = new URL(address);
  const usual = ports[protocol];
  if (!usual) return undefined;
  const host = hostname.replace(/[[\]]/g, '');
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), patience);
  const plain = connect({ host, port: Number(port) || usual });
  const end = () => over.abort();
  plain.on('error', end).on('close', end);
  try {
    await once(plain, 'connect', over);
    if (protocol === 'smtp:') await askForEncryption(plain, over);
    const secure = connectTls({
      socket: plain,
      servername: nameFor(host),
      rejectUnauthorized: false,
    });
    secure.on('error', end);
    await once(secure, 'secureConnect', over);
    const { valid_to } = secure.getPeerCertificate();
    return valid_to ? { host, ends_at: new Date(valid_to) } : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    plain.destroy();
  }
}

/** An address has no name that a server could choose its certificate by. */
const nameFor = (host: string) => (/^[\d.]+$|:/.test(host) ? '' : host);

/** The way mail programs do. */
async function askForEncryption(socket: Socket, over: AbortController) {
  await answer(socket, over);
  for (const line of ['EHLO traject', 'STARTTLS']) {
    socket.write(`${line}\r\n`);
    await answer(socket, over);
  }
}

/** The last line of an answer has a space after its number. */
async function answer(socket: Socket, over: AbortController) {
  let said = '';
  while (!/^\d{3} [^\n]*\n$/m.test(said)) {
    const [chunk]: Buffer[] = await once(socket, 'data', over);
    said += chunk?.toString('latin1');
    if (said.length > 8192) throw new Error('This is no mail server.');
  }
  if (!said.startsWith('2')) throw new Error('It takes no encryption.');
}
