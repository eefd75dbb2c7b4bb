import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { trimCharacters } from '../texts/trimCharacters.ts';
import { call, listKeys, patience, steadily } from './s3Calls.ts';
import { type Bin, checkKey, ObjectMissing, type Storage, storageAway } from './storage.ts';

type S3 = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  pageSize?: number;
};

const ownerName = 'traject-installation';
const binned = 'bin-';

/** Files in a bucket of any S3-compatible store; the signature does not cover the body. */
export function s3Storage({ endpoint, bucket, pageSize = 1000, ...keys }: S3): Storage {
  const client = new AwsClient({ ...keys, service: 's3' });
  const root = `${trimCharacters(endpoint, '', '/')}/${bucket}`;
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
      const answer = await call(client, addressOf(key), { headers }, patience.get);
      const stream = Readable.from(steadily(answer), { objectMode: false });
      stream.once('close', () => answer.destroy());
      return { stream, size: Number(answer.headers['content-length']) };
    },

    async remove(key) {
      (await call(client, addressOf(key), { method: 'DELETE' }, patience.remove)).resume();
    },

    list: () => listKeys({ client, root, pageSize }),
    bin: s3Bin({ client, root, bucket, pageSize }),

    async owner() {
      const said = await call(client, `${root}/${ownerName}`, {}, patience.get).catch(noneYet);
      return said && ((await text(said)).trim() || undefined);
    },

    async claim(installation) {
      const headers = { 'content-length': String(installation.length) };
      const sent = { method: 'PUT', content: installation, headers };
      const answer = await call(client, `${root}/${ownerName}`, sent, patience.put);
      answer.resume();
      return new Date(answer.headers.date ?? Number.NaN);
    },
  };
}

type Bucket = { client: AwsClient; root: string; bucket: string; pageSize: number };

/** The store makes the copy itself, and dates it. */
function s3Bin({ bucket, ...pages }: Bucket): Bin {
  const { client, root } = pages;
  const drop = async (name: string) =>
    void (await call(client, `${root}/${name}`, { method: 'DELETE' }, patience.remove)).resume();
  const move = async (from: string, to: string) => {
    const headers = { 'x-amz-copy-source': `/${bucket}/${from}`, 'content-length': '0' };
    const copied = await call(client, `${root}/${to}`, { method: 'PUT', headers }, patience.put);
    // A copy that fails late has already been answered with 200.
    if ((await text(copied)).includes('<Error>')) throw storageAway('S3 could not copy');
    await drop(from);
  };
  return {
    add: (key) => move(checkKey(key), `${binned}${key}`),
    takeBack: (key) => move(`${binned}${checkKey(key)}`, key),
    remove: (key) => drop(`${binned}${checkKey(key)}`),
    list: () => listKeys(pages, binned),
  };
}

function noneYet(error: unknown) {
  if (!(error instanceof ObjectMissing)) throw error;
  return undefined;
}
