import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { isDatabaseAway } from '../database/databaseErrors.ts';
import type { Settings } from '../program/settings.ts';

/** Lines of JSON without personal data: the route's pattern, never the address with its token. */
export const loggerTo = (stream: DestinationStream, level: Settings['LOG_LEVEL']) =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, stream);

export function logRequests(app: FastifyInstance) {
  app.setGenReqId(() => randomUUID());
  app.addHook('onRequest', (request, _reply, done) => {
    const trace_id = traceOf(request.headers.traceparent);
    if (trace_id) request.log = request.log.child({ trace_id });
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const line = { method, route: routeOptions.url, status: reply.statusCode };
    request.log.info({ ...line, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
}

/** The id by which whoever called follows this call through several programs (W3C Trace Context). */
function traceOf(header: string | string[] | undefined) {
  const [, id] =
    /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(String(header)) ?? [];
  return id;
}

/**
 * The text of a database error may quote personal data: its code and place say enough. Where nothing
 * answers, the place says nothing.
 */
function errorLine(error: Error & { code?: string; severity?: string }) {
  const { name, code, message } = error;
  if (isDatabaseAway(error)) return { type: name, code, message: error.severity ? '' : message };
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const stack = frames?.slice(0, 8).join('\n') ?? '';
  return { type: name, code, message: error.severity ? '' : message, stack };
}

const serializers = { err: errorLine };
