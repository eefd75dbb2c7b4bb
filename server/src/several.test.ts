import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Account, startS3 } from './platform/files/s3.testing.ts';
import { samples } from './platform/files/samples.testing.ts';
import { readLetter, startSmtp } from './platform/mail/smtp.testing.ts';
import { startPoolerRelay } from './testing/poolerRelay.ts';
import { dataFolder, endAll, signIn, startProgram } from './testing/program.ts';
import { testDb } from './testing/testDb.ts';
import { aFile } from './testing/upload.ts';

/**
 * As in docs/scaling.md: one database, one object store, one secret, and nothing else shared. One of
 * them goes to the database itself, the other through a pooler.
 */
const { url: DATABASE_URL } = await testDb();
const pooler = await startPoolerRelay(DATABASE_URL);
const pooled = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: DATABASE_URL };
const smtp = await startSmtp();
const s3 = await startS3('traject');
const common = {
  DATABASE_URL,
  SMTP_URL: smtp.url,
  SESSION_SECRET: 'the same in each process, and long enough',
  PUBLIC_URL: 'http://127.0.0.1',
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: 'traject',
  S3_REGION: s3Account.region,
  S3_ACCESS_KEY_ID: s3Account.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
};
const start = async (env: Record<string, string>) =>
  (await startProgram({ ...common, DATA_DIR: await dataFolder(), ...env })).url;

let one = '';
let other = '';
beforeAll(async () => {
  one = await start({ DEMO: '1' });
  other = await start({ DEMO: '0', ...pooled });
});
afterAll(async () => {
  await endAll();
  pooler.close();
  await Promise.all([smtp.close(), s3.close()]);
});

const call = async (origin: string, path: string, given: RequestInit & { token?: string } = {}) => {
  const { token, ...init } = given;
  const json = typeof init.body === 'string' && { 'content-type': 'application/json' };
  const headers = { ...json, ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(`${origin}/api${path}`, { ...init, headers });
};
const post = (origin: string, path: string, body: object, token?: string) =>
  call(origin, path, { method: 'POST', body: JSON.stringify(body), ...(token && { token }) });
const statusOfMe = async (origin: string, token: string) =>
  (await call(origin, '/auth/me', { token })).status;

it('a session opened in one process is known to the other, and ends in both', async () => {
  const token = await signIn(one, 'counselor@demo.example');
  expect([await statusOfMe(one, token), await statusOfMe(other, token)]).toEqual([200, 200]);
  expect((await post(other, '/auth/logout', {}, token)).status).toBe(204);
  expect(await statusOfMe(other, token)).toBe(401);
  await expect.poll(() => statusOfMe(one, token)).toBe(401);
});

it('both count the wrong guesses on one account together', async () => {
  const guess = async (origin: string) => {
    const body = { email: 'coordinator@demo.example', password: 'wrong' };
    const started = performance.now();
    const { status } = await post(origin, '/auth/login', body);
    return { status, isSlow: performance.now() - started > 1900 };
  };
  for (let round = 0; round < 5; round++)
    for (const origin of [one, other]) expect((await guess(origin)).status).toBe(422);
  for (const origin of [one, other])
    expect(await guess(origin)).toEqual({ status: 422, isSlow: true });
});

it('a mail is sent once, and its link works in either process, once', async () => {
  await post(one, '/auth/forgot', { email: 'counselor2@demo.example' });
  const mine = () =>
    smtp.letters
      .filter(({ to }) => to.includes('counselor2@demo.example'))
      .map((letter) => readLetter(letter).text);
  const links = () => mine().flatMap((text) => text.match(/\/auth\/reset\/[\w-]{43}/) ?? []);
  await expect.poll(() => links().length).toBe(1);
  const [link] = links();
  const password = 'een lange zin om te onthouden';
  const chosen = { password, repeat_password: password };
  expect((await post(other, `${link}`, chosen)).status).toBe(204);
  expect((await post(one, `${link}`, chosen)).status).toBe(404);
  // The mail about the change comes after it: by then a second link would be here too.
  await expect.poll(() => mine().length).toBe(2);
  expect(links()).toEqual([link]);
});

it('a file uploaded to one process is served by the other', async () => {
  const token = await signIn(one, 'counselor@demo.example');
  const { data } = await (await call(one, '/trajectories', { token })).json();
  const body = new FormData();
  body.append('trajectory_file_type_id', '1');
  body.append('trajectory_file_action_id', '1');
  body.append('file', aFile(samples.pdf, 'plan.pdf'));
  const path = `/trajectories/${data[0].id}/files`;
  const { id } = await (await call(one, path, { method: 'POST', body, token })).json();
  const versions = await (await call(other, `${path}/${id}/versions`, { token })).json();
  const versionId = versions.data[0].id;
  const file = await call(other, `${path}/${id}/versions/${versionId}/download`, { token });
  expect(Buffer.from(await file.arrayBuffer()).equals(samples.pdf)).toBe(true);
});

it('one that goes through a pooler nobody spoke of does not start, and says what to set', async () => {
  const { DATABASE_DIRECT_URL: _, ...env } = pooled;
  await expect(start({ DEMO: '0', ...env })).rejects.toThrow(/set DATABASE_DIRECT_URL too/);
});
