import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { stripped } from '../stripped.ts';
import { checkKey, isKey, ObjectMissing, type Storage, storageAway } from './storage.ts';

type S3 = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  pageSize?: number;
};

const patience = { put: 60_000, get: 2_000, remove: 10_000, list: 30_000 };

/** Files in a bucket of any S3-compatible store; the signature leaves the body out of it. */
export function s3Storage({ endpoint, bucket, pageSize = 1000, ...keys }: S3): Storage {
  const client = new AwsClient({ ...keys, service: 's3' });
  const root = `${stripped(endpoint, '', '/')}/${bucket}`;
  const addressOf = (key: string) => `${root}/${checkKey(key)}`;

  return {
    async put(key, path, { mime, size }) {
      const headers = { 'content-type': mime, 'content-length': String(size) };
      const sent = { method: 'PUT', path, headers };
      (await call(client, addressOf(key), sent, patience.put)).resume();
      await rm(path, { force: true });
    },

    async get(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const stream = await call(client, addressOf(key), { headers }, patience.get);
      return { stream, size: Number(stream.headers['content-length']) };
    },

    async remove(key) {
      (await call(client, addressOf(key), { method: 'DELETE' }, patience.remove)).resume();
    },

    list: () => listPages(client, root, pageSize),
  };
}

type Sent = { method?: string; path?: string; headers?: Record<string, string> | undefined };

/** The time limit is for the answer to begin; a long download may take as long as it needs. */
async function call(client: AwsClient, address: string, sent: Sent, milliseconds: number) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), milliseconds);
  try {
    const answer = await exchange(client, address, sent, limit.signal);
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) return answer;
    answer.resume();
    throw status === 404 ? new ObjectMissing() : new Error(`S3 answered ${status}`);
  } catch (error) {
    throw error instanceof ObjectMissing ? error : storageAway(error);
  } finally {
    clearTimeout(timer);
  }
}

// Idle connections go before the store closes them, so that no call is sent into a closed one.
const idle = { keepAlive: true, timeout: 4_000 };
const agents = { 'http:': new http.Agent(idle), 'https:': new https.Agent(idle) };

/** Not by fetch, which takes a whole file into memory before the network has carried it off. */
async function exchange(client: AwsClient, address: string, sent: Sent, signal: AbortSignal) {
  const { method = 'GET', path, headers = {} } = sent;
  const signed = await client.sign(address, { method, headers });
  const secure = address.startsWith('https:');
  const agent = agents[secure ? 'https:' : 'http:'];
  const options = {
    method,
    agent,
    signal,
    headers: { ...Object.fromEntries(signed.headers), ...headers },
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = (secure ? https : http).request(address, options, resolve).on('error', reject);
    if (path) pipeline(createReadStream(path), request).catch(reject);
    else request.end();
  });
}

async function* listPages(client: AwsClient, root: string, pageSize: number) {
  let from: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(pageSize) });
    if (from) query.set('continuation-token', from);
    const page = await text(await call(client, `${root}?${query}`, {}, patience.list));
    yield* objectsIn(page);
    from = textOf(page, 'NextContinuationToken');
  } while (from);
}

/** Only what has the form of our keys: a shared bucket may hold things that are not ours. */
function* objectsIn(page: string) {
  for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textOf(object, 'Key');
    const changed = textOf(object, 'LastModified');
    if (key && changed && isKey(key)) yield { key, changed: new Date(changed) };
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const textOf = (xml: string, tag: string) =>
  xml
    .match(new RegExp(`<${tag}>([^<]*)</${tag}>`))?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
