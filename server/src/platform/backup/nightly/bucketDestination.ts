import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { call, listPages, steadily } from '../../files/s3Calls.ts';
import { putInParts } from '../../files/s3Parts.ts';
import type { BackupSettings } from '../../program/backupSettings.ts';
import { trimCharacters } from '../../texts/trimCharacters.ts';
import type { Destination } from './destination.ts';
import { inBucket } from './words.ts';

type Bucket = Extract<BackupSettings, { bucket: unknown }>['bucket'];
type Sending = { spool: string; partBytes?: number };

const minute = 60_000;
const usualPart = 64 * 1024 * 1024;

/** A bucket of any S3-compatible store; nothing else needs to know that it is one of backups. */
export function bucketDestination(
  { endpoint, bucket, ...keys }: Bucket,
  { spool, partBytes = usualPart }: Sending,
): Destination {
  const client = new AwsClient({ ...keys, service: 's3' });
  const root = `${trimCharacters(endpoint, '', '/')}/${bucket}`;
  const addressOf = (name: string) => `${root}/${encodeURIComponent(name)}`;
  const here = <T>(work: () => Promise<T>) => inBucket(bucket, work);
  const namesIn = async (prefix: string) => {
    const names: string[] = [];
    for await (const { name } of listPages({ client, root, pageSize: 1000 }, prefix))
      names.push(name);
    return names;
  };

  return {
    place: `the bucket ${bucket}`,
    prove: () => here(async () => void (await namesIn('traject-'))),
    put: (name, bytes) =>
      here(() => putInParts({ client, address: addressOf(name), spool, partBytes }, bytes)),
    read: (name, use) =>
      here(async () => {
        const answer = await call(client, addressOf(name), {}, minute);
        const stream = Readable.from(steadily(answer), { objectMode: false });
        stream.once('close', () => answer.destroy());
        return use(stream);
      }),
    remove: (name) =>
      here(async () => {
        (await call(client, addressOf(name), { method: 'DELETE' }, minute)).resume();
      }),
    names: (prefix) => here(() => namesIn(prefix)),
  };
}
