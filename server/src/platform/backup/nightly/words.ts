import type { Language } from '@traject/contract/common/languages';
import { ObjectMissing } from '../../files/storage.ts';
import { AppError } from '../../http/errors.ts';
import { JobRefused } from '../../program/jobWorkers.ts';
import { sentence } from '../../texts/texts.ts';
import type texts from '../backup.nl.ts';
import { CannotDecrypt } from '../encryption.ts';

/** In words that name no person and hold no secret; the rarest of them are only in English. */
type Key = keyof typeof texts.errors;
export type Why = { key: Key; values?: Record<string, string | number> } | { text: string };

export const sayWhy = (language: Language, why: Why) =>
  'text' in why ? why.text : sentence(language, why.key, why.values);

/** Why there is no backup. */
export class BackupTrouble extends Error {
  readonly why: Why;

  constructor(why: Why, options?: ErrorOptions) {
    super(sayWhy('en', why), options);
    this.why = why;
  }
}

/** What went wrong in a folder, said with its name; what is known to be elsewhere is left alone. */
export async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    const { path = folder } = error as NodeJS.ErrnoException;
    const key = path.startsWith(folder) ? inFolders[codeOf(error)] : undefined;
    throw key ? new BackupTrouble({ key, values: { folder } }, { cause: error }) : error;
  });
}

const inFolders: Record<string, Key> = {
  ENOENT: 'backup.folder_missing',
  ENOTDIR: 'backup.folder_not',
  EACCES: 'backup.folder_closed',
  EPERM: 'backup.folder_closed',
  EROFS: 'backup.folder_closed',
  ENOSPC: 'backup.disk_full',
  EDQUOT: 'backup.disk_full',
  EIO: 'backup.disk_fails',
  ESTALE: 'backup.folder_away',
};

export async function inBucket<T>(bucket: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    const isOfStore = error instanceof ObjectMissing || error instanceof AppError;
    throw isOfStore ? new BackupTrouble(ofBucket(bucket, error), { cause: error }) : error;
  });
}

function ofBucket(bucket: string, error: Error): Why {
  if (error instanceof ObjectMissing) return { key: 'backup.bucket_missing', values: { bucket } };
  const { cause } = error;
  const status = cause instanceof Error && /^S3 answered (\d+)$/.exec(cause.message)?.[1];
  if (!status) return { key: 'backup.bucket_away', values: { bucket } };
  const refuses = status === '401' || status === '403';
  return { key: `backup.bucket_${refuses ? 'refuses' : 'wrong'}`, values: { bucket, status } };
}

/** Messages of other programs may contain names and addresses; a code does not. */
export function whyOf(error: unknown): Why {
  if (error instanceof BackupTrouble) return error.why;
  if (error instanceof JobRefused) return { text: error.message };
  if (error instanceof CannotDecrypt) return { key: `backup.${error.why}` };
  if (error instanceof AppError) return { key: 'backup.files_away' };
  const code = codeOf(error);
  if (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E'))
    return { key: 'backup.database', values: { code } };
  if (code) return { key: 'backup.outside', values: { code } };
  const isOurs = error instanceof Error && error.constructor === Error;
  if (isOurs) return { text: error.message };
  return { key: 'backup.program', values: { kind: (error as Error)?.name ?? 'unknown' } };
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException)?.code ?? '');
