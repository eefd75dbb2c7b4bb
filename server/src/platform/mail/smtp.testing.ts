import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Of one that is not heard, the sender was gone before it was accepted, and cannot know. */
type Letter = { to: string[]; raw: string; isHeard: boolean };

/**
 * A real mail server that keeps what it gets, and can reject, be busy or distrust us; `hold` delays
 * what arrives from then on.
 */
export async function startSmtp({
  port = 0,
  slow = 0,
  knowsNobody = false,
  busy = false,
  distrusts = false,
} = {}) {
  const letters: Letter[] = [];
  /** The recipients, in order of arrival, whether they were accepted or not. */
  const arrived: string[] = [];
  const connections = { now: 0, most: 0 };
  const gone = new Set<string>();
  let gate = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      connections.now += 1;
      connections.most = Math.max(connections.most, connections.now);
      done();
    },
    onClose: ({ id }) => {
      gone.add(id);
      connections.now -= 1;
    },
    onRcptTo: ({ address }, _session, done) => {
      if (distrusts) return done(distrust());
      done(knowsNobody || busy ? refusal(address, busy ? 450 : 550) : null);
    },
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      arrived.push(...to);
      const opened = gate;
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      await opened;
      await new Promise((ready) => setTimeout(ready, slow));
      letters.push({ to, raw, isHeard: !gone.has(session.id) });
      done();
    },
  });
  // Its sender may have been killed.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const address = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((ready) => server.close(ready));
  const hold = () => {
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    return held.resolve;
  };
  const at = { url: `smtp://127.0.0.1:${address.port}`, port: address.port };
  return { ...at, letters, arrived, connections, hold, close };
}

const refusal = (address: string, responseCode: number) =>
  Object.assign(new Error(`Nobody here is called ${address}`), { responseCode });

const distrust = () => Object.assign(new Error('5.7.1 Relay access denied'), { responseCode: 554 });

/** The headers as they were sent, and the two parts decoded. */
export function readLetter({ raw }: Pick<Letter, 'raw'>) {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
  ) as Record<string, string>;
  // With attachments, the two are a part of their own.
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(
    ([, boundary]) => `--${boundary}`,
  );
  const parts = rest.join('\r\n\r\n').split(new RegExp(boundaries.join('|')));
  const part = (type: string) =>
    decoded(parts.find((one) => one.includes(`Content-Type: ${type}`)));
  return { headers, text: part('text/plain'), html: part('text/html') };
}

function decoded(part = '') {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString();
  if (!head.includes('quoted-printable')) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
