import { open, rm, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import { call, textOf } from './s3Calls.ts';
import { storageAway } from './storage.ts';

type Part = { path: string; size: number; isLast: boolean };
type Upload = {
  client: AwsClient;
  address: string;
  /** Where one part at a time waits until it is sent. */
  spool: string;
  partBytes: number;
};

const minute = 60_000;
/** Of a part, and of putting them together; whatever stands still is given up much sooner. */
const patience = { begin: minute, part: 60 * minute, complete: 10 * minute };
const pausesBetween = [1000, 10_000];

/**
 * Stores a stream of any length and returns that. A single call takes five gigabytes at most, so
 * that what is longer than one part goes in parts; only the last call makes it appear.
 */
export async function putInParts(upload: Upload, chunks: AsyncIterable<Uint8Array>) {
  const sent = { bytes: 0, tags: [] as string[], id: '' };
  try {
    for await (const part of partsOf(chunks, upload)) {
      sent.bytes += part.size;
      if (part.isLast && sent.tags.length === 0) {
        await send(upload.client, upload.address, part);
        return sent.bytes;
      }
      sent.id ||= await begin(upload);
      const query = new URLSearchParams({
        partNumber: String(sent.tags.length + 1),
        uploadId: sent.id,
      });
      sent.tags.push(await send(upload.client, `${upload.address}?${query}`, part));
    }
    await complete(upload, sent);
    return sent.bytes;
  } catch (error) {
    if (sent.id) await abandon(upload, sent.id);
    throw error;
  } finally {
    await rm(upload.spool, { force: true });
  }
}

/** One at a time, each in the same file; it goes on when the one before has been sent. */
async function* partsOf(chunks: AsyncIterable<Uint8Array>, { spool, partBytes }: Upload) {
  let size = 0;
  await empty(spool);
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.length > 0; ) {
      if (size === partBytes) {
        yield { path: spool, size, isLast: false };
        await empty(spool);
        size = 0;
      }
      const some = rest.subarray(0, partBytes - size);
      await append(spool, some);
      size += some.length;
      rest = rest.subarray(some.length);
    }
  }
  yield { path: spool, size, isLast: true };
}

const empty = (path: string) => writeFile(path, '', { mode: 0o600 });

async function append(path: string, bytes: Uint8Array) {
  await using file = await open(path, 'a', 0o600);
  await file.appendFile(bytes);
}

/** A night's work does not fail because a line was down for a moment. */
async function send(client: AwsClient, address: string, { path, size }: Part): Promise<string> {
  const sent = { method: 'PUT', path, headers: { 'content-length': String(size) } };
  for (const milliseconds of [...pausesBetween, 0])
    try {
      const answer = await call(client, address, sent, patience.part);
      answer.resume();
      return answer.headers.etag ?? '';
    } catch (error) {
      if (milliseconds === 0) throw error;
      await pause(milliseconds);
    }
  throw new Error('unreachable');
}

async function begin({ client, address }: Upload) {
  const sent = { method: 'POST', headers: { 'content-length': '0' } };
  const answer = await text(await call(client, `${address}?uploads=`, sent, patience.begin));
  const id = textOf(answer, 'UploadId');
  if (!id) throw storageAway('S3 began no upload');
  return id;
}

async function complete({ client, address }: Upload, { tags, id }: { tags: string[]; id: string }) {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const content = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const headers = { 'content-length': String(content.length) };
  const query = new URLSearchParams({ uploadId: id });
  const sent = { method: 'POST', content, headers };
  const answer = await call(client, `${address}?${query}`, sent, patience.complete);
  // One that fails late has already been answered with 200.
  if ((await text(answer)).includes('<Error>')) throw storageAway('S3 could not put it together');
}

/** Parts that stay behind cost money and are in no list. */
const abandon = async ({ client, address }: Upload, id: string) => {
  const query = new URLSearchParams({ uploadId: id });
  const gone = call(client, `${address}?${query}`, { method: 'DELETE' }, patience.begin);
  await gone.then((answer) => answer.resume()).catch(() => {});
};
