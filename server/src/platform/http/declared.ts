import { type Access, abilities } from '@traject/contract/common/access';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

const known: readonly unknown[] = [
  'public',
  'link',
  'party',
  'signed-in',
  ...Object.keys(abilities),
];

/** The program does not start with a route that does not say who may use it. */
export function requireDeclaration(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!known.includes(config?.access))
      throw new Error(`${String(method)} ${url} does not declare who may use it`);
  });
}
