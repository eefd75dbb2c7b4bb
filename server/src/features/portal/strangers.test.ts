import { beforeEach, describe, expect, it } from 'vitest';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, time, sql } = app;
const { aCase, linksTo } = await aPortalDesk(app);

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

const ask = (email: string, remoteAddress: string, device?: string) =>
  app.app.inject({
    ...{ method: 'POST', url: '/api/mine/links', payload: { email }, remoteAddress },
    ...(device && { headers: { cookie: `device=${device}` } }),
  });
const handled = () =>
  expect
    .poll(
      () => sql`select id from jobs.job where name = 'portal.links'
        and state in ('created', 'retry', 'active')`,
      { timeout: 20_000 },
    )
    .toHaveLength(0);
const countTo = async (email: string) => {
  await handled();
  return (await linksTo(email)).length;
};
const opened = (token = '', remembered = true) => as().post(`/mine/links/${token}`, { remembered });
const deviceIn = (answer: { headers: Record<string, unknown> }) =>
  /device=([\w-]{43})/.exec(String(answer.headers['set-cookie']))?.[1];

/** Ten requests from two addresses, which are all that one mailbox gets of strangers. */
async function filled() {
  const one = await aCase();
  await one.invite('client');
  const { client: email } = one.emails;
  for (const address of ['203.0.113.1', '203.0.113.2'])
    for (let n = 0; n < 5; n++) expect((await ask(email, address)).statusCode).toBe(204);
  expect(await countTo(email)).toBe(10);
  return email;
}

describe('a mailbox that strangers filled', () => {
  it('holds a link that works, and gets the next once that was used or is over', async () => {
    const email = await filled();
    await ask(email, '198.51.100.1');
    expect(await countTo(email), 'ten of them work').toBe(10);
    for (const token of await linksTo(email)) expect((await opened(token)).statusCode).toBe(200);
    await ask(email, '198.51.100.1');
    expect(await countTo(email), 'none of them works').toBe(11);
    await ask(email, '198.51.100.1');
    expect(await countTo(email), 'one works').toBe(11);
    time.now = new Date(Date.now() + 21 * 60_000);
    await ask(email, '198.51.100.1');
    expect(await countTo(email), 'it is over').toBe(12);
  });

  it('gets what its owner asks for in a browser that is remembered, five times an hour', async () => {
    const email = await filled();
    const [first, second] = await linksTo(email);
    const own = deviceIn(await opened(first));
    const library = await opened(second, false);
    expect([library.statusCode, deviceIn(library)]).toEqual([200, undefined]);
    for (let n = 0; n < 5; n++) expect((await ask(email, '203.0.113.1', own)).statusCode).toBe(204);
    expect(await countTo(email)).toBe(15);
    expect((await ask(email, '203.0.113.1', own)).statusCode).toBe(429);
    await ask(email, '198.51.100.9', 'x'.repeat(43));
    expect(await countTo(email), 'in another browser').toBe(15);
  });

  it('gets the next when none of those works that somebody behind the same network address had sent', async () => {
    const one = await aCase();
    await one.invite('client');
    const { client: email } = one.emails;
    const codes: number[] = [];
    for (let n = 0; n < 6; n++) codes.push((await ask(email, '203.0.113.50')).statusCode);
    expect(codes).toEqual([...Array(5).fill(204), 429]);
    time.now = new Date(Date.now() + 21 * 60_000);
    expect((await ask(email, '203.0.113.50')).statusCode).toBe(204);
    expect(await countTo(email)).toBe(6);
  });

  it('gets it also when somebody behind the same network address used up its share', async () => {
    const email = await filled();
    const [link] = await linksTo(email);
    const own = deviceIn(await opened(link));
    const codes: number[] = [];
    for (let n = 0; n < 201; n++)
      codes.push((await ask(`niemand-${n}@example.nl`, '203.0.113.77')).statusCode);
    expect([codes.indexOf(429), codes.at(-1)], 'a whole office may ask').toEqual([200, 429]);
    expect((await ask(email, '203.0.113.77', own)).statusCode).toBe(204);
    expect(await countTo(email)).toBe(11);
  });
});
