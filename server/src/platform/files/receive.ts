import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileKind, fileKinds } from '@traject/contract/common/fileKinds';
import { isDatabaseAway } from '../database/databaseErrors.ts';
import { AppError, unprocessable } from '../http/errors.ts';
import { mimeOfContent } from './content.ts';
import { stripMetadata } from './metadata/strip.ts';
import { cleanName, extensionOf } from './names.ts';
import { storageAway } from './storage.ts';

export const temporaryPrefix = 'upload-';
const megabyte = 1024 * 1024;

/** A checked upload that waits in a temporary file to be stored or discarded. */
export type Received = {
  path: string;
  name: string;
  mime: string;
  size: number;
  sha256: string;
  /** The key its bytes are stored under, once they are. */
  key?: string;
  /** Whether viruses were looked for; nothing in what the program makes itself, and without a scanner. */
  scan?: 'waiting' | 'clean' | null;
};

/** Names the file if there are two; a long name is shortened. */
export const shown = (name: string) => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

/** Cut off by the reader of the request when it was far too long. */
type Part = { file: Readable & { truncated?: boolean }; filename: string };
type Rules = {
  kinds: readonly FileKind[];
  tmpDir: string;
  megabytes?: number;
  /** Who sends it: what they send waits for itself. */
  by?: string;
};

export async function receiveFile(part: Part, rules: Rules): Promise<Received> {
  const { kinds, tmpDir, megabytes = 25 } = rules;
  const maxBytes = megabytes * megabyte;
  const name = cleanName(part.filename);
  const { extension, types } = extensionIn(kinds, name);
  if (!extension) {
    part.file.resume();
    throw wrongType(types, name);
  }

  const path = join(tmpDir, `${temporaryPrefix}${randomUUID()}`);
  try {
    const { size, sha256 } = await writeDown(part, path, maxBytes);
    if (size > maxBytes) throw unprocessable('file.size', { megabytes, name: shown(name) });
    if (size === 0) throw unprocessable('file.empty', { name: shown(name) });
    const mime = await mimeOfContent(path, extension);
    if (!mime) throw unprocessable('file.content', { types, name: shown(name) });
    // A part is opened by nobody; what the parts make is scanned as a whole.
    const scan = extension === 'part' ? { scan: null } : {};
    const what = (await stripMetadata(path, mime, rules.by)) ?? { size, sha256 };
    return { path, name, mime, ...what, ...scan };
  } catch (error) {
    await rm(path, { force: true }).catch(() => {});
    throw error;
  }
}

/** What a file of these kinds is called, as far as the name tells. */
export function extensionIn(kinds: readonly FileKind[], name: string) {
  const allowed = kinds.flatMap((kind) => [...fileKinds[kind]]);
  const extension = allowed.find((one) => one === extensionOf(name));
  return { extension, types: allowed.join(', ') };
}

export const wrongType = (types: string, name: string) =>
  unprocessable('file.type', { types, name: shown(name) });

/** Past the limit nothing is written; the rest is still read, so that the answer can be sent. */
async function writeDown({ file }: Part, path: string, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) continue;
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    await pipeline(file, measured, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    file.resume();
    throw whyBroken(error as Error);
  }
  return { size: file.truncated ? Number.POSITIVE_INFINITY : size, sha256: hash.digest('hex') };
}

/** What is put together from parts comes out of the database and the storage, which may be away. */
function whyBroken(error: Error) {
  const isAway = (error instanceof AppError && error.status === 503) || isDatabaseAway(error);
  if (isAway) return error;
  return 'syscall' in error ? storageAway(error) : unprocessable('file.interrupted');
}
