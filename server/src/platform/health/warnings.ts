import type { MailServer } from '@traject/contract/mails';
import type { Warning, WarningCode } from '@traject/contract/system';
import { sayWhy, type Why } from '../backup/nightly/words.ts';
import type { ReplicaState } from '../database/replica.ts';
import type { StorageState } from '../files/guardStorage.ts';
import type { Certificate } from './certificates.ts';
import type { Disk } from './disks.ts';
import type { Mails, Queue, Server } from './numbers.queries.ts';

const hour = 3_600_000;
const day = 24 * hour;
const gigabyte = 1024 ** 3;

type Backup = {
  started_at: Date;
  state: string;
  encrypted: boolean;
  checked_at: Date | null;
  check_failed: unknown;
};

type Scans = { waiting: number; oldest: Date | null; infected: number };
type Numbers = { server: Server; queues: Queue[]; mails: Mails[]; backups: Backup[]; scans: Scans };

/** What the warnings are told by; the moments are those of this machine. */
export type Signs = {
  now: Date;
  disks: Disk[];
  storage: StorageState;
  certificates: Certificate[];
  mail: MailServer;
  replica: ReplicaState;
  /** Nothing while the database is away: that shows by itself. */
  database?: Numbers | undefined;
  scanner: { state: 'unset' | 'working' | 'away'; says: string };
  /** Where backups go, if anywhere. */
  backupPlace: 'folder' | 'bucket' | 'none';
  /** Why nothing can be stored there. */
  backupTrouble?: Why | undefined;
};

const warn =
  (urgency: Warning['urgency']) =>
  (code: WarningCode, values: Warning['values'] = {}): Warning => ({ code, urgency, values });
const now = warn('now');
const soon = warn('soon');

/** What goes wrong or soon will, the most urgent first. */
export function warningsOf(signs: Signs): Warning[] {
  const all = [
    ...storageWarnings(signs),
    ...(signs.backupTrouble
      ? [now('backup_place', { why: sayWhy('en', signs.backupTrouble) })]
      : []),
    ...diskWarnings(signs),
    ...certificateWarnings(signs),
    ...mailWarnings(signs),
    ...scanWarnings(signs),
    ...(signs.database && signs.replica === 'away' ? [soon('replica_unused')] : []),
    ...(signs.database ? databaseWarnings(signs.now, signs.database.server) : []),
    ...(signs.database ? jobWarnings(signs.now, signs.database.queues) : []),
    ...(signs.database ? backupWarnings(signs, signs.database.backups) : []),
  ];
  return all.sort((a, b) => Number(b.urgency === 'now') - Number(a.urgency === 'now'));
}

const storageWarnings = ({ storage }: Signs) =>
  storage.is === 'ours'
    ? []
    : [now(`storage_${storage.is}`, storage.is === 'away' ? { why: storage.why } : {})];

/** A disk of a hundred gigabytes is not full with nine left, a small one is with one. */
const diskWarnings = ({ disks, backupPlace, backupTrouble }: Signs) => [
  ...(backupPlace === 'folder' && !backupTrouble && !disks.some(({ place }) => place === 'backups')
    ? [now('disk_away', { place: 'backups' })]
    : []),
  ...disks.flatMap(({ place, free, size }) => {
    const values = { place, percent: Math.round((100 * free) / size) };
    if (free < Math.min(gigabyte, 0.05 * size)) return [now('disk_low', values)];
    return free < Math.min(5 * gigabyte, 0.1 * size) ? [soon('disk_low', values)] : [];
  }),
];

const certificateWarnings = ({ now: at, certificates }: Signs) =>
  certificates.flatMap(({ host, ends_at }) => {
    const left = ends_at.getTime() - at.getTime();
    if (left > 21 * day) return [];
    const say = left < 3 * day ? now : soon;
    return [say('certificate_ends', { host, ends_at: ends_at.toISOString() })];
  });

function mailWarnings({ now: at, mail, database }: Signs): Warning[] {
  if (mail.state === 'missing') return [soon('mail_missing')];
  const waiting = database?.mails.find(({ state }) => state === 'waiting');
  const isLong = waiting && at.getTime() - waiting.oldest.getTime() > hour;
  return [
    ...(mail.state === 'failing'
      ? [now('mail_failing', { since_at: mail.since, code: mail.code })]
      : []),
    ...(isLong
      ? [now('mails_wait', { count: waiting.mails, oldest_at: waiting.oldest.toISOString() })]
      : []),
  ];
}

function scanWarnings({ now: at, scanner, database }: Signs): Warning[] {
  const { waiting = 0, oldest, infected = 0 } = database?.scans ?? {};
  const isLong = oldest && at.getTime() - oldest.getTime() > hour;
  return [
    ...(scanner.state === 'away' ? [now('scanner_away', { why: scanner.says })] : []),
    ...(isLong ? [now('files_wait', { count: waiting, oldest_at: oldest.toISOString() })] : []),
    ...(infected > 0 ? [soon('files_infected', { count: infected })] : []),
  ];
}

function databaseWarnings(at: Date, server: Server): Warning[] {
  const seconds = Math.round((at.getTime() - server.now.getTime()) / 1000);
  const { connections, most_connections: most, transactions_used, password_ends_at } = server;
  const left = password_ends_at ? password_ends_at.getTime() - at.getTime() : Infinity;
  return [
    ...(Math.abs(seconds) > 60 ? [now('clocks_differ', { seconds })] : []),
    ...(connections > 0.85 * most ? [now('connections_high', { connections, most })] : []),
    ...(transactions_used > 0.5
      ? [soon('transactions_run_out', { percent: Math.round(100 * transactions_used) })]
      : []),
    ...(password_ends_at && left < 21 * day
      ? [
          (left < 3 * day ? now : soon)('password_ends', {
            ends_at: password_ends_at.toISOString(),
          }),
        ]
      : []),
  ];
}

/** Mails have words of their own. */
function jobWarnings(at: Date, queues: Queue[]): Warning[] {
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const late = queues.flatMap(({ name, waiting, oldest_at }) =>
    name !== 'mail' && oldest_at && at.getTime() - oldest_at.getTime() > hour
      ? [now('jobs_wait', { name, count: waiting, oldest_at: oldest_at.toISOString() })]
      : [],
  );
  return [...late, ...(failed > 0 ? [soon('jobs_failed', { count: failed })] : [])];
}

/** One from the future was made under a wrong clock, and says nothing about how things are. */
export const withoutFuture = <T extends { started_at: Date }>(backups: T[], now: Date) =>
  backups.filter(({ started_at }) => started_at <= now);

function backupWarnings({ now: at, backupPlace }: Signs, all: Backup[]): Warning[] {
  if (backupPlace === 'none') return [soon('backup_unset')];
  const backups = withoutFuture(all, at);
  const age = (moment: Date) => at.getTime() - moment.getTime();
  const done = backups.filter(({ state }) => state !== 'running');
  const last = done.find(({ state }) => state === 'made');
  const checked = backups.find(({ checked_at }) => checked_at);
  const broken = backups.find(({ checked_at, check_failed }) => checked_at || check_failed);
  return [
    ...(done[0]?.state === 'failed'
      ? [now('backup_failed', { at: done[0].started_at.toISOString() })]
      : []),
    ...(broken?.check_failed
      ? [now('backup_check_failed', { made_at: broken.started_at.toISOString() })]
      : []),
    ...(last ? [] : [soon('backup_none')]),
    ...(last && age(last.started_at) > 36 * hour
      ? [now('backup_old', { last_at: last.started_at.toISOString() })]
      : []),
    ...(last &&
    !broken?.check_failed &&
    !(checked?.checked_at && age(checked.checked_at) < 15 * day)
      ? [soon('backup_unchecked')]
      : []),
    ...(last && !last.encrypted ? [soon('backup_plain')] : []),
  ];
}
