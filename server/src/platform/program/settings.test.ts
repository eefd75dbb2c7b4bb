import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

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
])('names the setting that is wrong: %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`Setting ${name}: `);
});

it('accepts the proxies to trust', () => {
  expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, loopback' }).TRUST_PROXY).toBe(
    '10.0.0.0/8, loopback',
  );
});

it('requires all S3 settings or none', () => {
  expect(() => readSettings({ S3_BUCKET: 'files' })).toThrow(/S3_ENDPOINT.*S3_ACCESS_KEY_ID/);
});

it('does not start in production without a session secret', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET');
});

it('treats an empty value as no value', () => {
  expect(readSettings({ SMTP_URL: '' }).SMTP_URL).toBeUndefined();
});
