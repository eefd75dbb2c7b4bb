import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** More than the largest call that we take, and longer than it lasts on a usual line. */
const most = { bytes: 32 * 1024 * 1024, milliseconds: 10_000 };

/**
 * Who is refused while still sending is heard out: many read no answer before they have said all.
 * Who goes on for too long is answered and hung up on, because whatever still came would stand
 * before the next call of that connection.
 */
export function hearOut(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isSending(request.raw)) return done(null, payload);
    untilHeard(request.raw).then((isWhole) => {
      if (!isWhole) reply.header('connection', 'close');
      done(null, payload);
    });
  });
}

const isSending = ({ headers, readableEnded, destroyed }: IncomingMessage) =>
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) &&
  !readableEnded &&
  !destroyed;

function untilHeard(sent: IncomingMessage): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, most.milliseconds, false);
  let bytes = 0;
  // Whoever read it until now has given up, and would hold it up.
  sent.unpipe();
  sent.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most.bytes) resolve(false);
  });
  sent.once('end', () => resolve(true)).once('close', () => resolve(true));
  sent.resume();
  return promise.finally(() => clearTimeout(timer));
}
