import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const s3Account = {
  accessKeyId: 'AKTEST',
  secretAccessKey: 'a test secret',
  region: 'eu-west-1',
};

type Objects = Map<string, { body: Buffer; changed: Date }>;

type Store = { now?: () => Date };

/** The part of S3 that we use, strict where the real one is: signature, length, paging, ranges;
 * `hold` lets it hang. */
export async function startS3(bucket: string, { now = () => new Date() }: Store = {}) {
  const objects: Objects = new Map();
  const held = { now: 0 };
  let gate: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    response.setHeader('date', now().toUTCString());
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, asked, key = ''] = url.pathname.split('/');
    held.now += 1;
    await gate;
    held.now -= 1;
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    if (request.headers.authorization !== authorizationOf(request, url)) return end(response, 403);
    if (asked !== bucket) return end(response, 404);
    if (key === '') return end(response, 200, listing(objects, url.searchParams));
    if (request.method === 'PUT') return put(objects, key, { request, body, response, now });
    if (request.method === 'DELETE') return remove(objects, key, response);
    return get(objects.get(key)?.body, request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((done) => server.close(done).closeAllConnections());
  const hold = () => {
    const holding = Promise.withResolvers<void>();
    gate = holding.promise;
    return holding.resolve;
  };
  return { endpoint: `http://127.0.0.1:${port}`, objects, held, hold, close };
}

const end = (response: ServerResponse, status: number, body: string | Buffer = '') =>
  void response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);

type Put = {
  request: IncomingMessage;
  body: Buffer;
  response: ServerResponse;
  now: () => Date;
};

function put(objects: Objects, key: string, { request, body, response, now }: Put) {
  if (!request.headers['content-length']) return end(response, 411);
  const source = request.headers['x-amz-copy-source'];
  const copied = source && objects.get(String(source).split('/')[2] ?? '');
  if (source && !copied) return end(response, 404);
  objects.set(key, { body: copied ? copied.body : body, changed: now() });
  return end(response, 200, copied ? '<CopyObjectResult/>' : '');
}

function remove(objects: Objects, key: string, response: ServerResponse) {
  objects.delete(key);
  return end(response, 204);
}

function get(body: Buffer | undefined, request: IncomingMessage, response: ServerResponse) {
  if (!body) return end(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
  const range = request.headers.range?.match(/^bytes=(\d+)-(\d+)$/);
  if (!range) return end(response, 200, body);
  return end(response, 206, body.subarray(Number(range[1]), Number(range[2]) + 1));
}

function listing(objects: Objects, query: URLSearchParams) {
  const size = Number(query.get('max-keys'));
  const token = query.get('continuation-token');
  const after = token ? Buffer.from(token.slice(2), 'base64').toString() : '';
  const prefix = query.get('prefix') ?? '';
  const found = [...objects].filter(([key]) => key > after && key.startsWith(prefix));
  const rest = found.sort(([a], [b]) => (a < b ? -1 : 1));
  const page = rest.slice(0, size);
  const last = page.at(-1)?.[0] ?? '';
  const contents = page.map(
    ([key, { changed }]) =>
      `<Contents><Key>${key}</Key><LastModified>${changed.toISOString()}</LastModified></Contents>`,
  );
  const next = `&amp;+${Buffer.from(last).toString('base64')}`;
  const more = rest.length > size ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('\n')}${more}</ListBucketResult>`;
}

/** Signature version 4, written out from its description and not from the library under test. */
function authorizationOf({ method, headers }: IncomingMessage, url: URL) {
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${s3Account.region}/s3/aws4_request`;
  const names = [
    'host',
    ...Object.keys(headers).filter((name) => name.startsWith('x-amz-')),
  ].sort();
  const query = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = [
    method,
    url.pathname,
    query
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&'),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = [...scope.split('/')].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${s3Account.secretAccessKey}`,
  );
  const said = createHmac('sha256', key).update(`AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash}`);
  const credential = `Credential=${s3Account.accessKeyId}/${scope}`;
  const signed = `SignedHeaders=${names.join(';')}, Signature=${said.digest('hex')}`;
  return `AWS4-HMAC-SHA256 ${credential}, ${signed}`;
}
