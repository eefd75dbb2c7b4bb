import { expect, it } from 'vitest';
import { readSettings, settingNames } from './settings.ts';

it('works without any setting', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', COOKIES: 'banner' });
});

it.each([
  ['PORT', 'x'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'ftp://x'],
  ['SMTP_URL', 'http://x'],
  ['SESSION_SECRET', 'short'],
  ['DEMO', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['COOKIES', 'popup'],
  ['ANALYTICS', '{'],
  ['TRUST_PROXY', 'true'],
  ['CLAMD', 'localhost'],
  ['CLAMD_SECONDS', '0'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@example.nl, b@example.nl'],
  ['MAIL_FROM', 'groep: a@example.nl;'],
  ['MAIL_FROM', 'Traject <a@example.nl>\r\nBcc: b@example.nl'],
  ['PUBLIC_URL', 'https://example.nl/traject'],
  ['PUBLIC_URL', 'https://example.nl/?a'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://%zz'],
  ['SMTP_URL', 'smtp://a%zz:b@mail.example.nl'],
])('names the setting that is wrong: %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`Setting ${name}: `);
});

it('writes an address of its own as browsers do', () => {
  const { PUBLIC_URL } = readSettings({ PUBLIC_URL: 'HTTPS://Traject.Example.NL/' });
  expect(PUBLIC_URL).toBe('https://traject.example.nl');
});

it('says what is wrong in its own words, and never in those of a library', () => {
  const values = [
    'x',
    ' ',
    '-1',
    '99999999',
    '1e400',
    '{',
    'http://',
    '://',
    'a@',
    '\0',
    '\u{1f4a5}',
  ];
  for (const name of settingNames)
    for (const value of values) {
      const said = saidOf(() => readSettings({ [name]: value }));
      expect(said, `${name}=${value}`).not.toMatch(/invalid|received|expected|too (small|big)/i);
      expect(said.split('\n'), `${name}=${value}`).toHaveLength(1);
    }
});

function saidOf(work: () => unknown) {
  try {
    work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it.each(['Traject <no-reply@localhost>', 'a@b.nl', '"Het, Traject" <a@b.nl>'])(
  'sends mails from %s',
  (MAIL_FROM) => {
    expect(readSettings({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  },
);

it.each(['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])('%s comes with DATABASE_URL', (name) => {
  const url = 'postgres://a@b/c';
  expect(() => readSettings({ [name]: url })).toThrow(`Setting ${name}: only with DATABASE_URL`);
  expect(readSettings({ [name]: url, DATABASE_URL: url })).toMatchObject({ [name]: url });
});

it('accepts the proxies to trust', () => {
  expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, loopback' }).TRUST_PROXY).toBe(
    '10.0.0.0/8, loopback',
  );
});

it('requires all S3 settings or none', () => {
  expect(() => readSettings({ S3_BUCKET: 'files' })).toThrow(/S3_ENDPOINT.*S3_ACCESS_KEY_ID/);
});

const files = {
  S3_ENDPOINT: 'https://store.test',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it.each([
  [{ BACKUP_DIR: '/b', BACKUP_S3_BUCKET: 'b' }, 'BACKUP_DIR, BACKUP_S3_BUCKET: name one of them'],
  [
    { DATA_DIR: '/d', BACKUP_DIR: '/d/files/b' },
    'BACKUP_DIR: must not be in the folder of the files',
  ],
  [
    { DATA_DIR: '/d', BACKUP_DIR: '/d/files' },
    'BACKUP_DIR: must not be in the folder of the files',
  ],
  [{ ...files, BACKUP_S3_BUCKET: 'files' }, 'BACKUP_S3_BUCKET: must be another bucket'],
  [
    { ...files, BACKUP_S3_BUCKET: 'files', BACKUP_S3_ENDPOINT: 'https://STORE.test/' },
    'BACKUP_S3_BUCKET: must be another bucket',
  ],
  [{ BACKUP_S3_BUCKET: 'b' }, 'BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET'],
  [{ BACKUP_KEY: 'age1x' }, 'BACKUP_KEY: needs BACKUP_DIR or BACKUP_S3_BUCKET'],
  [{ BACKUP_S3_REGION: 'eu' }, 'BACKUP_S3_REGION: needs BACKUP_DIR or BACKUP_S3_BUCKET'],
  [{ BACKUP_DIR: '/b', BACKUP_KEY: 'ssh-ed25519 AAAA' }, 'BACKUP_KEY: must be public keys of age'],
  [{ BACKUP_DIR: '/b', BACKUP_KEY: ' , ' }, 'BACKUP_KEY: must be public keys of age'],
  [{ BACKUP_DIR: '/b', BACKUP_KEY: 'AGE-SECRET-KEY-1QQ' }, 'BACKUP_KEY: holds a secret key'],
])('refuses a place for backups that is none: %o', (env, why) => {
  expect(() => readSettings(env)).toThrow(why);
  expect(() => readSettings(env)).not.toThrow('1QQ');
});

it('takes what a bucket of backups does not say from that of the files', () => {
  const env = { ...files, BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ACCESS_KEY_ID: 'other' };
  expect(readSettings({ ...env, BACKUP_KEY: 'age1a, age1b' }).backup).toEqual({
    bucket: {
      endpoint: 'https://store.test',
      bucket: 'backups',
      accessKeyId: 'other',
      secretAccessKey: 'secret',
      region: 'us-east-1',
    },
    keys: ['age1a', 'age1b'],
  });
  expect(readSettings({ DATA_DIR: '/d', BACKUP_DIR: '/d/files-of-old' }).backup).toEqual({
    folder: '/d/files-of-old',
    keys: [],
  });
});

it('does not start in production without a session secret', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET');
});

it('treats an empty value as no value', () => {
  expect(readSettings({ SMTP_URL: '' }).SMTP_URL).toBeUndefined();
});
