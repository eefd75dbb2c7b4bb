import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { partyLinks, publicPages } from '@traject/contract/common/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Asset = { bytes: Map<Encoding, Buffer>; etag: string; mime: string };
type Encoding = 'br' | 'gzip' | 'identity';

const mimes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const endings: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
const config = { access: 'public' } as const;

/**
 * Staff and students have one page for all their paths; people who come through a link or with a
 * code have another, and those who come back to their own page a third.
 */
const pages = { staff: '/index.html', link: '/link.html', mine: '/mine.html' };
const behindLink = new RegExp(
  `^/((${partyLinks.join('|')})/[^/?]|(${publicPages.join('|')})(/|\\?|$))`,
);
const pageAt = (url: string) => {
  if (/^\/mine(\/|\?|$)/.test(url)) return pages.mine;
  return behindLink.test(url) ? pages.link : pages.staff;
};

/** The built web, read once and served from memory. */
export function siteRoutes(app: FastifyInstance, dist: string) {
  const assets = readAssets(dist);
  for (const [path, asset] of assets)
    if (!Object.values(pages).includes(path))
      app.get(path, { config }, (request, reply) => {
        const lasting = path.startsWith('/assets/');
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
        return sendAsset(request, reply, asset);
      });
  // A missing asset is missing: the page in its place would break tabs from before an update.
  app.get('/assets/*', { config }, (_request, reply) => reply.callNotFound());
  app.get('/*', { config }, (request, reply) => {
    const page = assets.get(pageAt(request.url));
    if (!page || /^\/(api|static)(\/|$)/.test(request.url)) return reply.callNotFound();
    // The page's address may contain a token; it is for this reader alone.
    const kept = holdsToken(request.url) ? 'no-store' : 'no-cache';
    reply.header('cache-control', kept).header('x-robots-tag', 'noindex');
    return sendAsset(request, reply, page);
  });
}

const secret = [...partyLinks, ...publicPages].join('|');
const withToken = new RegExp(`^/(auth/(reset|activate|address)|mine|${secret})/`);
const holdsToken = (url: string) => withToken.test(url);

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  const { bytes, etag, mime } = asset;
  reply.headers({ etag, vary: 'accept-encoding', 'content-type': mime });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = endings.find(([name]) => accepted.includes(name) && bytes.has(name))?.[0];
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes.get(encoding ?? 'identity') ?? (await unpacked(bytes)));
}

/** Every browser accepts the compressed form; the plain one is kept only if there is no other. */
const unpacked = (bytes: Asset['bytes']) => promisify(gunzip)(bytes.get('gzip') ?? '');

function readAssets(dist: string): Map<string, Asset> {
  if (!existsSync(dist)) return new Map();
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const plain = files.filter((file) => mimes[extname(file)]);
  return new Map(plain.map((file) => [`/${file}`, readAsset(join(dist, file))]));
}

function readAsset(path: string): Asset {
  const plain = readFileSync(path);
  const bytes = new Map<Encoding, Buffer>();
  for (const [encoding, ending] of endings)
    if (existsSync(path + ending)) bytes.set(encoding, readFileSync(path + ending));
  if (!bytes.has('gzip')) bytes.set('identity', plain);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
  return { bytes, etag, mime: mimes[extname(path)] ?? 'application/octet-stream' };
}
