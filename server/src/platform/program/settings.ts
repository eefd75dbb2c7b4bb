import { resolve } from 'node:path';
import * as z from 'zod';
import { clamdAddress } from '../files/clamd.ts';
import { backupOf, backupSettings } from './backupSettings.ts';
import {
  flag,
  json,
  mailbox,
  mailServerAddress,
  oneOf,
  origin,
  port,
  postgresAddress,
  seconds,
  webAddress,
} from './settingKinds.ts';

/** Addresses, ranges, or the names that stand for some. */
const proxy = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'uniquelocal']),
]);
const proxies = z
  .string()
  .refine((list) => list.split(',').every((one) => proxy.safeParse(one.trim()).success), {
    error: 'must be addresses or ranges, separated by commas',
  });

/** Every setting; the README has the same table in words. */
const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_READ_URL: postgresAddress.optional(),
  DATA_DIR: z.string().min(1).default('data'),
  PUBLIC_URL: origin.optional(),
  SMTP_URL: mailServerAddress.optional(),
  MAIL_FROM: mailbox.default('Traject <no-reply@localhost>'),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ...backupSettings,
  CLAMD: z
    .string()
    .refine((setting) => clamdAddress(setting) !== undefined, {
      error: 'must be host:port, or unix: and the path of a socket',
    })
    .optional(),
  CLAMD_SECONDS: seconds(0.1, 120).default(15),
  SESSION_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  TRUST_PROXY: proxies.optional(),
  DEMO: flag.optional(),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DEBUG: flag.default(false),
  COOKIES: oneOf(['banner', 'modal']).default('banner'),
  FORGOT_PASSWORD_URL: webAddress.optional(),
  STUDENT_URL: webAddress.optional(),
  ERROR_TRACKING: json.optional(),
  ANALYTICS: json.optional(),
});

export const settingNames = Object.keys(environment.shape);

type Environment = z.infer<typeof environment>;
export type Settings = ReturnType<typeof readSettings>;

export function readSettings(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const read = environment.safeParse(given);
  if (!read.success)
    throw new Error(
      [...Map.groupBy(read.error.issues, ({ path }) => path.join('.'))]
        .map(([name, [issue]]) => `Setting ${name}: ${issue?.message}`)
        .join('\n'),
    );
  const settings = read.data;
  const production = env.NODE_ENV === 'production';
  if (production && !settings.SESSION_SECRET)
    throw new Error('Setting SESSION_SECRET: needed in production, 32 characters or more');
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (settings[name] && !settings.DATABASE_URL)
      throw new Error(`Setting ${name}: only with DATABASE_URL`);
  const DATA_DIR = resolve(settings.DATA_DIR);
  const s3 = s3Of(settings);
  return { ...settings, production, DATA_DIR, s3, backup: backupOf({ ...settings, DATA_DIR, s3 }) };
}

function s3Of({
  S3_ENDPOINT,
  S3_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  S3_REGION,
}: Environment) {
  const parts = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(parts).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 4) return undefined;
  if (missing.length > 0)
    throw new Error(`Setting ${missing.join(', ')}: needed with the other S3 settings`);
  return {
    endpoint: S3_ENDPOINT as string,
    bucket: S3_BUCKET as string,
    accessKeyId: S3_ACCESS_KEY_ID as string,
    secretAccessKey: S3_SECRET_ACCESS_KEY as string,
    region: S3_REGION,
  };
}
