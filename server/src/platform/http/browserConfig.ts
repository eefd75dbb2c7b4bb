import type { FastifyInstance } from 'fastify';
import type { Settings } from '../program/settings.ts';

/** What the web reads before anything else. */
export function browserConfig(app: FastifyInstance, settings: Settings, demo: boolean) {
  const config = {
    api: { url: '/api' },
    debug: settings.DEBUG,
    errorTracking: settings.ERROR_TRACKING ?? null,
    analytics: settings.ANALYTICS ?? null,
    cookies: settings.COOKIES,
    forgot_password_url: settings.FORGOT_PASSWORD_URL ?? null,
    student_url: settings.STUDENT_URL ?? null,
    demo,
  };
  app.get('/static/config.json', { config: { access: 'public' } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(config),
  );
}
