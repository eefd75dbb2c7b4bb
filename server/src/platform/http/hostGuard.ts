import type { FastifyInstance } from 'fastify';
import { failure } from './errors.ts';

/** Asked by whatever monitors the program, at whatever address it is reached. */
const always = ['/livez', '/readyz'];

/** Where the site says where it is, it is nowhere else: no other name can be pointed at it. */
export function serveOnlyHost(app: FastifyInstance, publicUrl: string | undefined) {
  if (!publicUrl) return;
  const { hostname, origin } = new URL(publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (always.includes(path) || nameIn(request.host) === hostname) return done();
    done(failure(421, 'wrong_host', { address: origin }));
  });
}

/** The port is the business of whatever stands in front. */
const nameIn = (host: string | undefined) => URL.parse(`http://${host ?? ''}`)?.hostname;
