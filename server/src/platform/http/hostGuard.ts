import type { FastifyInstance } from 'fastify';
import { failure } from './errors.ts';

/** Called by monitoring, at whatever address it reaches the program. */
const always = ['/livez', '/readyz', '/metrics'];

/** A site with a configured address is served nowhere else: no other name can be pointed at it. */
export function serveOnlyHost(app: FastifyInstance, publicUrl: string | undefined) {
  if (!publicUrl) return;
  const { hostname, origin } = new URL(publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (always.includes(path) || nameIn(request.host) === hostname) return done();
    done(failure(421, 'wrong_host', { address: origin }));
  });
}

/** The port depends on whatever is in front. */
const nameIn = (host: string | undefined) => URL.parse(`http://${host ?? ''}`)?.hostname;
