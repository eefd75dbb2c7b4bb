import { describe, expect, it } from 'vitest';
import { type Signs, warningsOf } from './warnings.ts';

const now = new Date('2026-11-18T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const backup = {
  started_at: ago(10),
  state: 'made',
  encrypted: true,
  checked_at: ago(10),
  check_failed: null,
};
const server = {
  now,
  version: '18.1',
  bytes: 1,
  connections: 10,
  most_connections: 100,
  transactions_used: 0.01,
  password_ends_at: null,
};
const scans = { waiting: 0, oldest: null, infected: 0 };
const database = { server, queues: [], mails: [], backups: [backup], scans };
const well: Signs = {
  now,
  disks: [
    { place: 'data', free: 50e9, size: 100e9 },
    { place: 'backups', free: 50e9, size: 100e9 },
  ],
  storage: { is: 'ours' },
  certificates: [{ host: 'mail.example', ends_at: ago(-60 * 24) }],
  mail: { state: 'working' },
  replica: 'working',
  scanner: { state: 'unset', says: '' },
  database,
  backupPlace: 'folder',
};
const codes = (signs: Partial<Signs>) =>
  warningsOf({ ...well, ...signs }).map(({ code, urgency }) => `${code} ${urgency}`);
const withServer = (given: Partial<typeof server>) =>
  ({ database: { ...database, server: { ...server, ...given } } }) as Partial<Signs>;
const withBackups = (...backups: object[]) => ({
  database: { ...database, backups: backups.map((one) => ({ ...backup, ...one })) },
});
const queue = { name: 'reminders', waiting: 1, active: 0, failed: 0, oldest_at: null };

it('nothing is said while all is well', () => {
  expect(codes({})).toEqual([]);
});

it('a backup made under a clock in the future hides nothing', () => {
  const ahead = { started_at: ago(-87_600), checked_at: ago(-87_600) };
  expect(
    codes(withBackups(ahead, { state: 'failed', started_at: ago(5), checked_at: null })),
  ).toEqual(['backup_failed now', 'backup_none soon']);
});

it('a folder for backups that does not answer is told', () => {
  expect(codes({ disks: [{ place: 'data', free: 50e9, size: 100e9 }] })).toEqual(['disk_away now']);
});

it('while the database is away, the rest is still told', () => {
  const disks = [{ place: 'data', free: 1e6, size: 100e9 } as const];
  expect(codes({ database: undefined, disks, backupPlace: 'bucket' })).toEqual(['disk_low now']);
});

describe('what is about to go wrong is told before it does', () => {
  it.each<[string, Partial<Signs>, string[]]>([
    [
      'a disk that fills',
      { disks: [{ place: 'backups', free: 4e9, size: 100e9 }] },
      ['disk_low soon'],
    ],
    [
      'a small disk with half of it left',
      { disks: [{ place: 'backups', free: 5e8, size: 1e9 }] },
      [],
    ],
    [
      'a certificate with two weeks',
      { certificates: [{ host: 'x', ends_at: ago(-14 * 24) }] },
      ['certificate_ends soon'],
    ],
    [
      'a certificate that ended',
      { certificates: [{ host: 'x', ends_at: ago(1) }] },
      ['certificate_ends now'],
    ],
    [
      'a password with a day',
      withServer({ password_ends_at: ago(-24) as never }),
      ['password_ends now'],
    ],
    ['a clock that is off', withServer({ now: ago(1) }), ['clocks_differ now']],
    ['almost no connections left', withServer({ connections: 95 }), ['connections_high now']],
    [
      'numbers of transactions',
      withServer({ transactions_used: 0.6 }),
      ['transactions_run_out soon'],
    ],
    ['no mail server', { mail: { state: 'missing' } }, ['mail_missing soon']],
    [
      'a mail server that fails',
      { mail: { state: 'failing', since: ago(1).toISOString(), code: 'EAUTH' } },
      ['mail_failing now'],
    ],
    [
      'mails that wait',
      { database: { ...database, mails: [{ state: 'waiting', mails: 3, oldest: ago(2) }] } },
      ['mails_wait now'],
    ],
    [
      'mails of this minute',
      { database: { ...database, mails: [{ state: 'waiting', mails: 3, oldest: ago(0.1) }] } },
      [],
    ],
    [
      'a queue that is stuck',
      { database: { ...database, queues: [{ ...queue, oldest_at: ago(3) }] } },
      ['jobs_wait now'],
    ],
    [
      'jobs that failed',
      { database: { ...database, queues: [{ ...queue, failed: 2 }] } },
      ['jobs_failed soon'],
    ],
    ['a copy of the database that is not used', { replica: 'away' }, ['replica_unused soon']],
    [
      'files that do not answer',
      { storage: { is: 'away', why: 'ECONNREFUSED' } },
      ['storage_away now'],
    ],
    ['files of another', { storage: { is: 'swapped' } }, ['storage_swapped now']],
    ['a scanner that is away', { scanner: { state: 'away', says: 'x' } }, ['scanner_away now']],
    [
      'files that wait for it',
      { database: { ...database, scans: { waiting: 2, oldest: ago(2), infected: 1 } } },
      ['files_wait now', 'files_infected soon'],
    ],
    [
      'a folder for backups that cannot be used, once',
      {
        disks: [],
        backupTrouble: { key: 'backup.folder_missing', values: { folder: '/b' } },
      },
      ['backup_place now'],
    ],
    ['no place for backups', { backupPlace: 'none', ...withBackups() }, ['backup_unset soon']],
    ['no backup yet', withBackups(), ['backup_none soon']],
    ['a backup of three days ago', withBackups({ started_at: ago(72) }), ['backup_old now']],
    [
      'a backup that failed after a good one',
      withBackups({ state: 'failed', checked_at: null }, {}),
      ['backup_failed now'],
    ],
    ['one that is being made', withBackups({ state: 'running', checked_at: null }, {}), []],
    [
      'one that could not be restored',
      withBackups({ checked_at: null, check_failed: 'x' }, {}),
      ['backup_check_failed now'],
    ],
    [
      'one that could, after one that could not',
      withBackups({}, { checked_at: null, check_failed: 'x' }),
      [],
    ],
    [
      'none restored for weeks',
      withBackups({ checked_at: null }, { checked_at: ago(16 * 24) }),
      ['backup_unchecked soon'],
    ],
    ['one that anybody can read', withBackups({ encrypted: false }), ['backup_plain soon']],
  ])('%s', (_what, signs, told) => {
    expect(codes(signs)).toEqual(told);
  });
});
