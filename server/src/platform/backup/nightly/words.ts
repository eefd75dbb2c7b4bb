import { ObjectMissing } from '../../files/storage.ts';
import { AppError } from '../../http/errors.ts';
import { JobRefused } from '../../program/jobs.ts';
import { CannotDecrypt } from '../encryption.ts';

/** Why there is no backup, in words that name no person and hold no secret. */
export class BackupTrouble extends Error {}

/** What went wrong in a folder, said with its name; what is known to be elsewhere is left alone. */
export async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    const { path = folder } = error as NodeJS.ErrnoException;
    const say = path.startsWith(folder) ? inFolders[codeOf(error)] : undefined;
    throw say ? new BackupTrouble(say(folder), { cause: error }) : error;
  });
}

const notWritable = (folder: string) => `${folder} may not be written to or read from.`;
const full = (folder: string) => `The disk of ${folder} is full.`;
const inFolders: Record<string, (folder: string) => string> = {
  ENOENT: (folder) => `There is no folder ${folder}, or the file in it is gone.`,
  ENOTDIR: (folder) => `${folder} is not a folder.`,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENOSPC: full,
  EDQUOT: full,
  EIO: (folder) => `The disk of ${folder} fails.`,
  ESTALE: (folder) => `The machine on which ${folder} is does not answer.`,
};

export async function inBucket<T>(bucket: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    const isOfStore = error instanceof ObjectMissing || error instanceof AppError;
    throw isOfStore ? new BackupTrouble(ofBucket(bucket, error), { cause: error }) : error;
  });
}

function ofBucket(bucket: string, error: Error) {
  if (error instanceof ObjectMissing)
    return `There is no bucket ${bucket}, or the backup in it is gone.`;
  const { cause } = error;
  const status = cause instanceof Error && /^S3 answered (\d+)$/.exec(cause.message)?.[1];
  if (status === '401' || status === '403')
    return `The bucket ${bucket} refuses (${status}); look at its keys and their rights.`;
  return `The bucket ${bucket} does not answer${status ? ` as it should (${status})` : ''}.`;
}

/** Messages of other programs may contain names and addresses; a code does not. */
export function whyOf(error: unknown): string {
  if (error instanceof BackupTrouble || error instanceof JobRefused) return error.message;
  if (error instanceof CannotDecrypt)
    return `The stored backup cannot be opened: ${error.message}.`;
  if (error instanceof AppError) return 'The storage of the files does not answer.';
  const code = codeOf(error);
  if (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E'))
    return `The database does not answer as it should (${code}).`;
  if (code) return `Something outside the program failed (${code}).`;
  const isOurs = error instanceof Error && error.constructor === Error;
  return isOurs ? error.message : `The program failed (${(error as Error)?.name ?? 'unknown'}).`;
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException)?.code ?? '');
