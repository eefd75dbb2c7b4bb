import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { partyLinks, publicPages } from '@traject/contract/common/endpoint';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

const webDist = await mkdtemp(join(tmpdir(), 'traject-site-'));
afterAll(() => rm(webDist, { recursive: true, force: true }));
await mkdir(join(webDist, 'assets'));
await writeFile(join(webDist, 'index.html'), '<!doctype html><title>Traject</title>');
await writeFile(join(webDist, 'link.html'), '<!doctype html><title>Link</title>');
await writeFile(join(webDist, 'mine.html'), '<!doctype html><title>Mine</title>');
await writeFile(join(webDist, 'assets/main.js'), 'export {};');
await writeFile(join(webDist, 'assets/main.js.gz'), gzipSync('export {};'));
const { app } = await testApp({ webDist });
const token = 'x'.repeat(43);

it.each([
  ...[...partyLinks, ...publicPages].map((kind) => `/${kind}/${token}`),
  `/mine/${token}`,
  `/auth/activate/${token}`,
  `/auth/reset/${token}`,
])('a page with a token is not cached, not indexed and not passed on: %s', async (url) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  }
});

it('another page is revalidated, an asset is cached, and a missing one is missing', async () => {
  expect((await app.inject('/trajectories')).headers['cache-control']).toBe('no-cache');
  const asset = await app.inject('/assets/main.js');
  expect(asset.headers['cache-control']).toContain('immutable');
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
});

it('an asset is compressed for clients that accept it, and plain for others', async () => {
  const packed = await app.inject({
    url: '/assets/main.js',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload).toEqual(gzipSync('export {};'));
  const whole = await app.inject('/assets/main.js');
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect([whole.body, whole.headers.etag]).toEqual(['export {};', packed.headers.etag]);
});

it('somebody who comes through a link gets a small page, as on their own page, and everybody else the other', async () => {
  const title = async (url: string) => (await app.inject(url)).body.match(/<title>(.*)</)?.[1];
  for (const kind of partyLinks) expect(await title(`/${kind}/${token}?language=en`)).toBe('Link');
  for (const kind of publicPages)
    for (const url of [`/${kind}`, `/${kind}?language=en`, `/${kind}/${token}`])
      expect(await title(url)).toBe('Link');
  for (const url of ['/mine', '/mine?language=en', `/mine/${token}`, '/mine/pages/7/messages'])
    expect(await title(url)).toBe('Mine');
  for (const url of [
    '/',
    '/minerals',
    '/badges',
    '/review-client',
    '/trajectories/1',
    `/auth/reset/${token}`,
  ])
    expect(await title(url)).toBe('Traject');
});

it('an address that was cut off in a mail leads to a page that says so, and not to JSON', async () => {
  const open = (url: string, accept = 'text/html,*/*') =>
    app.inject({ url, headers: { accept, host: 'localhost' } });
  const cut = await open('/approve-document/%E0%A4%A');
  expect([cut.statusCode, cut.headers.location]).toEqual([302, '/approve-document/-']);
  expect(cut.headers['referrer-policy']).toBe('no-referrer');
  expect((await open('/badge/%zz')).headers.location).toBe('/badge/-');
  expect((await open('/nowhere/%zz')).headers.location).toBe('/page_not_found');
  expect((await open('/api/%zz')).statusCode).toBe(404);
  expect((await open('/%zz', 'application/json')).statusCode).toBe(404);
});
