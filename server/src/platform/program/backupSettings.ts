import { join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { trimCharacters } from '../texts/trimCharacters.ts';
import { webAddress } from './settingKinds.ts';

/** Where backups go by themselves, and who can open them. */
export const backupSettings = {
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: webAddress.optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_BUCKET: z.string().min(1).optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_KEY: z
    .string()
    // The value itself is never said: it may be the wrong half of the pair.
    .refine((list) => !list.includes('AGE-SECRET-KEY'), {
      error: 'holds a secret key; name the public one, age1…, and keep the secret one elsewhere',
    })
    .refine(areKeys, {
      error: 'must be public keys of age, age1…, separated by commas',
    })
    .optional(),
};

function areKeys(list: string) {
  const keys = keysIn(list);
  return keys.length > 0 && keys.every((one) => /^age1[a-z0-9]+$/.test(one));
}

type Given = z.infer<z.ZodObject<typeof backupSettings>>;
type Bucket = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};
type Files = { DATA_DIR: string; S3_REGION: string; s3: Bucket | undefined };
type Place = { folder: string } | { bucket: Bucket };
/** `keys`: public keys of age; without any, backups are not encrypted. */
export type BackupSettings = Place & { keys: string[] };

export function backupOf(given: Given & Files): BackupSettings | undefined {
  const { BACKUP_DIR, BACKUP_S3_BUCKET } = given;
  if (BACKUP_DIR && BACKUP_S3_BUCKET)
    throw new Error('Setting BACKUP_DIR, BACKUP_S3_BUCKET: name one of them, not both');
  const keys = keysIn(given.BACKUP_KEY ?? '');
  if (BACKUP_DIR) return { folder: folderOf(BACKUP_DIR, given.DATA_DIR), keys };
  if (BACKUP_S3_BUCKET) return { bucket: bucketOf(given, BACKUP_S3_BUCKET), keys };
  const idle = Object.keys(backupSettings).filter((name) => given[name as keyof Given]);
  if (idle.length > 0)
    throw new Error(`Setting ${idle.join(', ')}: needs BACKUP_DIR or BACKUP_S3_BUCKET`);
  return undefined;
}

/** What is in there is swept, and lost together with what it is a copy of. */
function folderOf(given: string, dataDir: string) {
  const folder = resolve(given);
  if (!relative(join(dataDir, 'files'), folder).startsWith('..'))
    throw new Error('Setting BACKUP_DIR: must not be in the folder of the files, DATA_DIR/files');
  return folder;
}

function bucketOf(given: Given & Files, bucket: string): Bucket {
  const { s3 } = given;
  const parts = {
    BACKUP_S3_ENDPOINT: given.BACKUP_S3_ENDPOINT ?? s3?.endpoint,
    BACKUP_S3_ACCESS_KEY_ID: given.BACKUP_S3_ACCESS_KEY_ID ?? s3?.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: given.BACKUP_S3_SECRET_ACCESS_KEY ?? s3?.secretAccessKey,
  };
  const missing = Object.entries(parts).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0)
    throw new Error(`Setting ${missing.join(', ')}: needed with BACKUP_S3_BUCKET`);
  const endpoint = parts.BACKUP_S3_ENDPOINT as string;
  if (s3?.bucket === bucket && bare(s3.endpoint) === bare(endpoint))
    throw new Error('Setting BACKUP_S3_BUCKET: must be another bucket than that of the files');
  return {
    endpoint,
    bucket,
    accessKeyId: parts.BACKUP_S3_ACCESS_KEY_ID as string,
    secretAccessKey: parts.BACKUP_S3_SECRET_ACCESS_KEY as string,
    region: given.BACKUP_S3_REGION ?? given.S3_REGION,
  };
}

const bare = (address: string) => trimCharacters(new URL(address).href, '', '/');

const keysIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
