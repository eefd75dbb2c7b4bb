import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { AwsClient } from 'aws4fetch';
import { withTimeout } from '../program/withTimeout.ts';
import { isKey, type Listed, ObjectMissing, storageAway } from './storage.ts';

type Sent = {
  method?: string;
  /** What is sent: the file at a path, or a short text. */
  path?: string;
  content?: string;
  headers?: Record<string, string> | undefined;
};

/** How long the answer to a call may take to begin. */
export const patience = { put: 60_000, get: 2_000, remove: 10_000, list: 30_000 };

/** Without a byte in either direction; a slow download does not mean that the store stalls. */
const stall = 10_000;

/** The timeout is for the answer to begin; a long download may take as long as it needs. */
export async function call(client: AwsClient, address: string, sent: Sent, milliseconds: number) {
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

// Idle connections are closed before the store does so, so that no call is sent into a closed one.
const idle = { keepAlive: true, timeout: 4_000 };
const agents = { 'http:': new http.Agent(idle), 'https:': new https.Agent(idle) };

/** Not with fetch, which reads a whole file into memory before the network has taken it. */
async function exchange(client: AwsClient, address: string, sent: Sent, signal: AbortSignal) {
  const { method = 'GET', path, content, headers = {} } = sent;
  // Ceph's gateway refuses unsigned content.
  const signed = await client.sign(address, { method, headers, aws: { allHeaders: true } });
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
    if (path) {
      request.setTimeout(stall, () => request.destroy(new Error('S3 takes no more')));
      pipeline(createReadStream(path), request).catch(reject);
    } else request.end(content);
  });
}

export async function* steadily(answer: IncomingMessage) {
  const chunks = answer[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await withTimeout(chunks.next(), stall);
    if (done) return;
    yield value;
  }
}

type Pages = { client: AwsClient; root: string; pageSize: number };

/** Only objects with keys in our format: a shared bucket may hold things that are not ours. */
export async function* listKeys(pages: Pages, prefix = ''): AsyncGenerator<Listed> {
  try {
    for await (const { name, changed } of listPages(pages, prefix)) {
      const key = name.slice(prefix.length);
      if (isKey(key)) yield { key, changed };
    }
  } catch (error) {
    // Of a bucket that is gone no file is missing: the store is down.
    throw error instanceof ObjectMissing ? storageAway(error) : error;
  }
}

/** Everything in the bucket whose name begins like this. */
export async function* listPages({ client, root, pageSize }: Pages, prefix: string) {
  let from: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(pageSize) });
    if (prefix) query.set('prefix', prefix);
    if (from) query.set('continuation-token', from);
    const page = await text(await call(client, `${root}?${query}`, {}, patience.list));
    yield* objectsIn(page);
    from = textOf(page, 'NextContinuationToken');
  } while (from);
}

function* objectsIn(page: string) {
  for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = textOf(object, 'Key');
    const changed = textOf(object, 'LastModified');
    if (name && changed) yield { name, changed: new Date(changed) };
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const textOf = (xml: string, tag: string) =>
  xml
    .match(new RegExp(`<${tag}>([^<]*)</${tag}>`))?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
