import * as z from 'zod/mini';
import { endpoint, nothing } from './common/endpoint.ts';
import { mailServer } from './mails.ts';

/** What goes wrong, or soon will; the page, the report and the metrics name the same ones. */
export const warningCodes = [
  'backup_check_failed',
  'backup_failed',
  'backup_none',
  'backup_old',
  'backup_place',
  'backup_plain',
  'backup_unchecked',
  'backup_unset',
  'certificate_ends',
  'clocks_differ',
  'connections_high',
  'disk_away',
  'disk_low',
  'files_infected',
  'files_wait',
  'jobs_failed',
  'jobs_wait',
  'mail_failing',
  'mail_missing',
  'mails_wait',
  'password_ends',
  'replica_unused',
  'scanner_away',
  'storage_away',
  'storage_swapped',
  'transactions_run_out',
] as const;
export type WarningCode = (typeof warningCodes)[number];

const time = z.string();

export const warning = z.object({
  code: z.enum(warningCodes),
  /** `now`: people notice it already, or will any moment. */
  urgency: z.enum(['now', 'soon']),
  /** What its sentence names; those that end in `_at` are moments. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

const queue = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  failed: z.int(),
  oldest_at: z.nullable(time),
});

const failedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  failed_at: time,
  tries: z.int(),
  /** The code or the kind of its last error, never its text. */
  why: z.string(),
});

const backup = z.object({
  started_at: time,
  state: z.enum(['running', 'made', 'failed']),
  bytes: z.nullable(z.int()),
  encrypted: z.boolean(),
  gaps: z.int(),
  why: z.nullable(z.string()),
  checked_at: z.nullable(time),
  check_failed: z.nullable(z.string()),
});

const disk = z.object({ place: z.enum(['data', 'backups']), free: z.int(), size: z.int() });

/** How the whole installation is doing: numbers and states, and nothing of anybody. */
export const systemState = z.object({
  at: time,
  program: z.object({
    version: z.string(),
    migration: z.string(),
    node: z.string(),
    started_at: time,
    memory: z.int(),
  }),
  database: z.object({
    place: z.enum(['own', 'named']),
    version: z.string(),
    bytes: z.int(),
    connections: z.int(),
    most_connections: z.int(),
  }),
  files: z.object({ place: z.enum(['folder', 'bucket']), count: z.int(), bytes: z.int() }),
  disks: z.array(disk),
  /** Of viruses. */
  scanner: z.object({
    state: z.enum(['unset', 'working', 'away']),
    /** As it names itself, or why it does not. */
    says: z.string(),
    waiting: z.int(),
    infected: z.int(),
    oldest_at: z.nullable(time),
  }),
  mail: z.object({
    server: mailServer,
    waiting: z.int(),
    refused: z.int(),
    too_old: z.int(),
    oldest_at: z.nullable(time),
  }),
  queues: z.array(queue),
  failed_jobs: z.array(failedJob),
  backups: z.object({ place: z.enum(['folder', 'bucket', 'none']), last: z.array(backup) }),
  warnings: z.array(warning),
});

export type Warning = z.infer<typeof warning>;
export type SystemState = z.infer<typeof systemState>;
export type FailedJob = z.infer<typeof failedJob>;
export type BackupRow = z.infer<typeof backup>;

const access = 'installation';

export const systemApi = {
  get: endpoint({
    summary: 'Returns how the installation is doing',
    access,
    path: '/system',
    method: 'GET',
    response: systemState,
  }),
  retryJob: endpoint({
    summary: 'Runs a failed job again',
    access,
    path: '/system/jobs/:job/retry',
    params: z.strictObject({ job: z.uuid() }),
    method: 'POST',
    limits: [{ by: 'account', max: 60, minutes: 10 }],
    response: nothing,
  }),
};
