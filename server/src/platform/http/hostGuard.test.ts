import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

const named = await testApp({ env: { PUBLIC_URL: 'https://Traject.example' } });
const free = await testApp();
const get = ({ app }: typeof named, url: string, host: string) =>
  app.inject({ url, headers: { host, 'accept-language': 'nl' } });

describe('a site with a configured address', () => {
  it.each(['traject.example', 'TRAJECT.example', 'traject.example:443', 'traject.example:8443'])(
    'is served there: %s',
    async (host) => expect((await get(named, '/static/config.json', host)).statusCode).toBe(200),
  );

  it.each(['evil.example', 'traject.example.evil.example', 'localhost', '127.0.0.1:3000', 'x@y z'])(
    'is not served elsewhere, and says where it is: %s',
    async (host) => {
      for (const url of ['/static/config.json', '/api/auth/me', '/nowhere', '/livez/../api/docs']) {
        const answer = await get(named, url, host);
        expect(answer.statusCode, url).toBe(421);
        expect(answer.json().errors[0]).toContain('Ga naar https://traject.example.');
      }
    },
  );

  it('answers health checks at any address', async () => {
    for (const url of ['/livez', '/readyz', '/livez?x=1'])
      expect((await get(named, url, '10.0.0.7')).statusCode, url).toBe(200);
  });
});

it('a site without a configured address is served anywhere', async () => {
  expect((await get(free, '/static/config.json', 'anything.example')).statusCode).toBe(200);
});
