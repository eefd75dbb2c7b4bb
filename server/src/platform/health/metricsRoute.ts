import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hashOf } from '../access/links.ts';
import { notFound } from '../http/errors.ts';
import type { Settings } from '../program/settings.ts';
import type { Health } from './health.ts';
import { metricsOf } from './metrics.ts';

const type = 'text/plain; version=0.0.4; charset=utf-8';

type Where = Pick<Settings, 'METRICS_PORT' | 'METRICS_TOKEN' | 'HOST'>;

/** On the program's own port only behind a token; who lacks it is not told that there is anything. */
export function metricsRoute(app: FastifyInstance, health: Health, where: Where) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    health.calls.note({ method, route, status: reply.statusCode, seconds });
    done();
  });
  if (!where.METRICS_TOKEN || where.METRICS_PORT) return;
  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!isAllowed(request.raw, where)) throw notFound();
    return reply
      .type(type)
      .header('cache-control', 'no-store')
      .send(await metricsOf(health));
  });
}

/** From here on; also told on a port of its own, where there is one, which is not for the outside world. */
export async function startMeasuring(health: Health, where: Where) {
  health.start();
  const server = where.METRICS_PORT ? await listen(health, where) : undefined;
  return async () => {
    health.stop();
    server?.close();
    server?.closeAllConnections();
  };
}

const mostAtOnce = 10;

async function listen(health: Health, where: Where) {
  const server = createServer(async (request, response) => {
    const isKnown = request.url === '/metrics' && request.method === 'GET';
    if (!isKnown || !isAllowed(request, where)) return void response.writeHead(404).end();
    // Whatever fails here must not end the program.
    const text = await metricsOf(health).catch(() => undefined);
    if (text === undefined) return void response.writeHead(503, { 'retry-after': '5' }).end();
    response.writeHead(200, { 'content-type': type }).end(text);
  });
  // Few ask, and none of them may use up what everybody else needs.
  server.maxConnections = mostAtOnce;
  server.listen(where.METRICS_PORT, where.HOST);
  await once(server, 'listening');
  return server;
}

function isAllowed({ headers }: IncomingMessage, { METRICS_TOKEN }: Where) {
  if (!METRICS_TOKEN) return true;
  const given = headers.authorization ?? '';
  // Of equal length, whatever was sent.
  return timingSafeEqual(hashOf(given), hashOf(`Bearer ${METRICS_TOKEN}`));
}
