import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AppError } from '../http/errors.ts';

/** Only loaded where something is encrypted: it is as large as a tenth of the program. */
const age = () => import('age-encryption');

const refusals = {
  other_key: 'it was encrypted for another key',
  damaged: 'it is damaged, or was never encrypted with age',
};

/** The wrong key, or a file that was changed; in words. */
export class CannotDecrypt extends Error {
  readonly why: keyof typeof refusals;

  constructor(why: keyof typeof refusals) {
    super(refusals[why]);
    this.why = why;
  }
}

/** Refuses keys that look right and are not, before anybody relies on them. */
export async function proveKeys(keys: readonly string[]) {
  if (keys.length === 0) return;
  const { Encrypter } = await age();
  for (const key of keys)
    try {
      new Encrypter().addRecipient(key);
    } catch {
      throw new Error(`Setting BACKUP_KEY: ${key} is no public key of age that is known here`);
    }
}

/** Bytes that only the owners of these keys can read; as a stream, in pieces of 64 KB. */
export async function encrypt(source: Readable, keys: readonly string[]): Promise<Readable> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  for (const key of keys) encrypter.addRecipient(key);
  return asReadable(await encrypter.encrypt(asWeb(source)));
}

/** Writes what was encrypted, in full or not at all; readable by its owner alone. */
export async function decryptInto(path: string, source: Readable, identities: readonly string[]) {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const opened = await decrypter.decrypt(asWeb(source));
    await pipeline(asReadable(opened), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    source.destroy();
    throw refusal(error as Error);
  }
}

function refusal(error: Error) {
  // A disk or a store that fails is not a matter of keys.
  if ('code' in error || error instanceof AppError) return error;
  const isOther = error.message.startsWith('no identity matched');
  return new CannotDecrypt(isOther ? 'other_key' : 'damaged');
}

/** A key pair that is used once, or kept in a file. */
export async function newIdentity() {
  const { generateX25519Identity, identityToRecipient } = await age();
  const identity = await generateX25519Identity();
  return { identity, key: await identityToRecipient(identity) };
}

/** Whether a line of a file is one. */
export async function isIdentity(text: string) {
  const { Decrypter } = await age();
  try {
    new Decrypter().addIdentity(text);
    return true;
  } catch {
    return false;
  }
}

type Bytes = globalThis.ReadableStream<Uint8Array>;
const asWeb = (source: Readable) => Readable.toWeb(source) as unknown as Bytes;
const asReadable = (bytes: Bytes) => Readable.fromWeb(bytes as unknown as ReadableStream);
