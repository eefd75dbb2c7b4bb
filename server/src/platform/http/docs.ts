import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';

const config = { access: 'public' } as const;

const require = createRequire(import.meta.url);

/** The viewer, from its package; read on first use, which most installations never have. */
const viewer = {
  'viewer.js': {
    type: 'text/javascript; charset=utf-8',
    file: () => require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  },
  'viewer.css': {
    type: 'text/css; charset=utf-8',
    file: () => require.resolve('swagger-ui-dist/swagger-ui.css'),
  },
};

/** The API, for machines at `/openapi.json` and for people at `/docs`. */
export function docsRoutes(app: FastifyInstance) {
  let api: ReturnType<typeof openApi> | undefined;
  app.get('/openapi.json', { config }, async () => {
    api ??= openApi();
    return api;
  });
  app.get('/docs', { config }, (_request, reply) => reply.type('text/html').send(page));
  app.get('/docs/start.js', { config }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
  for (const [name, { type, file }] of Object.entries(viewer))
    app.get(`/docs/${name}`, { config }, (_request, reply) =>
      reply.type(type).header('cache-control', 'max-age=86400').send(createReadStream(file())),
    );
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Traject API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="docs/viewer.css">
<script defer src="docs/viewer.js"></script><script defer src="docs/start.js"></script></head>
<body><div id="calls"><p>The calls are also in <a href="openapi.json">openapi.json</a>.</p></div>
</body></html>`;

/** In a separate file, because the policy allows no inline script. */
const start = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#calls',
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  validatorUrl: null,
});`;
