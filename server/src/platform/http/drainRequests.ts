import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** More than the largest request we accept, and longer than it takes on an ordinary connection. */
const most = { bytes: 32 * 1024 * 1024, milliseconds: 10_000 };

/**
 * A caller who is refused while still sending is read to the end, because many clients read no
 * answer before they have sent everything. One who goes on for too long is answered and
 * disconnected, because the rest would end up in front of the next request on that connection.
 */
export function drainRequests(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isSending(request.raw)) return done(null, payload);
    untilDrained(request.raw).then((isWhole) => {
      if (!isWhole) reply.header('connection', 'close');
      done(null, payload);
    });
  });
}

const isSending = ({ headers, readableEnded, destroyed }: IncomingMessage) =>
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) &&
  !readableEnded &&
  !destroyed;

function untilDrained(sent: IncomingMessage): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, most.milliseconds, false);
  let bytes = 0;
  // The previous reader has given up and would only hold it up.
  sent.unpipe();
  sent.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most.bytes) resolve(false);
  });
  sent.once('end', () => resolve(true)).once('close', () => resolve(true));
  sent.resume();
  return promise.finally(() => clearTimeout(timer));
}
