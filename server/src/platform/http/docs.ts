import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';

const config = { access: 'public' } as const;

/** The calls for machines at `/openapi.json`, for people at `/docs`. */
export function docsRoutes(app: FastifyInstance) {
  const api = once(openApi);
  const page = once(() => docsPage(api()));
  app.get('/openapi.json', { config }, async () => api());
  app.get('/docs', { config }, (_request, reply) => reply.type('text/html').send(page()));
}

/** Put together when somebody asks for it, which in most places nobody ever does. */
function once<T>(make: () => T) {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type Operation = { tags: string[]; description: string; parameters: { name: string }[] };

function docsPage({ paths }: ReturnType<typeof openApi>) {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      feature: operation.tags[0] ?? '',
      html: `<details><summary><b>${method.toUpperCase()}</b> <code>/api${plain(path)}</code>
        <span>${plain(operation.description)}</span></summary>
        <pre>${plain(JSON.stringify(operation, null, 2))}</pre></details>`,
    })),
  );
  const sections = [...Map.groupBy(rows, ({ feature }) => feature)]
    .map(([name, list]) => `<h2>${plain(name)}</h2>${list.map(({ html }) => html).join('')}`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Traject API</title>
    <meta name="viewport" content="width=device-width"><style>${style}</style></head>
    <body><main><h1>Traject API</h1><p>For machines: <a href="openapi.json">openapi.json</a>
    (OpenAPI 3.1). Every failure is <code>{status, errors[]}</code>.</p>${sections}</main></body></html>`;
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui}main{max-width:860px;margin:auto;
  padding:24px}summary{cursor:pointer;padding:6px 0}pre{overflow:auto;padding:12px;
  border:1px solid #8888;border-radius:6px}span{opacity:.75;margin-left:8px}`;

const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
