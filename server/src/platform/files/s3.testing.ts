import crypto from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The one account that the store knows. */
export const s3Account = {
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  region: 'eu-west-1',
};

type Stored = { bucket: string; key: string };
type S3rver = {
  store: { putObject(object: Stored): Promise<unknown> };
  configureBuckets(): Promise<unknown>;
  callback(): RequestListener;
};
const require = createRequire(import.meta.url);

type Options = { now?: () => Date };

/**
 * An S3 store on a folder. It checks signatures like the real ones and, unlike its library, refuses
 * unsigned content, as Ceph's gateway does; `hold` makes it hang, `now` is its clock.
 */
export async function startS3(bucket: string, { now }: Options = {}) {
  allowItsCipher();
  const Store = require('@20minutes/s3rver') as new (options: object) => S3rver;
  const directory = await mkdtemp(join(tmpdir(), 'traject-s3-'));
  const store = new Store({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await store.configureBuckets();
  const pathOf = (name: string) => join(directory, bucket, `${name}${ending}`);
  if (now) dateWith(now, store, pathOf);
  const answer = store.callback();
  const gate = aGate();
  const server = createServer(async (request, response) => {
    if (now) response.setHeader('date', now().toUTCString());
    await gate.pass();
    if (unsigned(request).length > 0) return refuse(request, response);
    return answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    ...stoppable(server, port),
    held: gate.held,
    hold: gate.hold,
    names: async () =>
      (await readdir(join(directory, bucket)))
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length)),
    /** Like another program that shares the bucket. */
    add: (name: string, content: string) => writeFile(pathOf(name), content),
    async close() {
      await new Promise((done) => server.close(done).closeAllConnections());
      await rm(directory, { recursive: true });
    },
  };
}

/** As when it is killed: what was connected is cut off, and nothing answers until it is resumed. */
const stoppable = (server: Server, port: number) => ({
  interrupt: () => new Promise((done) => server.close(done).closeAllConnections()),
  resume: () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done)),
});

const ending = '._S3rver_object';

/** It encrypts continuation tokens with DES, which OpenSSL only has as triple DES. */
function allowItsCipher() {
  const triple = <T>(make: (name: string, key: Buffer, iv: Buffer) => T) =>
    function tripled(name: string, key: Buffer, iv: Buffer) {
      return name === 'des'
        ? make('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
        : make(name, key, iv);
    };
  const { createCipheriv, createDecipheriv } = crypto;
  if (createCipheriv.name === 'tripled') return;
  Object.assign(crypto, {
    createCipheriv: triple(createCipheriv),
    createDecipheriv: triple(createDecipheriv),
  });
}

function aGate() {
  const held = { now: 0 };
  let gate: Promise<void> | undefined;
  return {
    held,
    hold() {
      const holding = Promise.withResolvers<void>();
      gate = holding.promise;
      return holding.resolve;
    },
    async pass() {
      held.now += 1;
      await gate;
      held.now -= 1;
    },
  };
}

/** Objects are dated by its clock. */
function dateWith(now: () => Date, { store }: S3rver, pathOf: (name: string) => string) {
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    const stored = await put(object);
    await utimes(pathOf(object.key), now(), now());
    return stored;
  };
}

/** These two belong to the connection and to the signature itself. */
const free = new Set(['connection', 'authorization']);

function unsigned({ headers }: IncomingMessage) {
  const signed = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  return Object.keys(headers).filter((name) => !free.has(name) && !signed.includes(name));
}

function refuse(request: IncomingMessage, response: ServerResponse) {
  request.resume();
  response.writeHead(403).end(`Not in the signature: ${unsigned(request).join(', ')}`);
}
