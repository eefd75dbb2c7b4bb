import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, send, world, time } = await testApp();
const after = (hours: number) => {
  time.now = new Date(Date.parse('2026-11-16T08:00:00Z') + hours * 3_600_000);
};
const open = async () => {
  after(0);
  return tokenOf(world, await anAccount(db));
};
const isIn = async (token: string) => (await as(token).get('/auth/me')).statusCode === 200;
const renew = (token: string) => as(token).post('/auth/renew');

describe('a session', () => {
  it('[AUTH-03] continues while somebody works, eight hours from each renewal', async () => {
    const token = await open();
    after(5);
    const renewed = (await renew(token)).json().token;
    const [before, claims] = [decodeJwt(token), decodeJwt(renewed)];
    expect(claims).toMatchObject({ jti: before.jti, id: before.id, first_name: 'Anna' });
    after(9);
    expect(await isIn(renewed)).toBe(true);
    expect(await isIn(token), 'the earlier token expires when it said it would').toBe(false);
  });

  it('lasts no longer than twelve hours, however often it is renewed', async () => {
    let token = await open();
    for (const hours of [4, 8, 11.75]) {
      after(hours);
      token = (await renew(token)).json().token;
    }
    const { exp = 0, iat = 0, latest } = decodeJwt(token);
    expect([exp - iat, latest]).toEqual([900, exp]);
    after(12.1);
    expect(await isIn(token)).toBe(false);
    expect((await renew(token)).statusCode).toBe(401);
  });

  it('that was ended cannot be renewed, and neither can its other tokens be used', async () => {
    const token = await open();
    after(5);
    const renewed = (await renew(token)).json().token;
    await as(renewed).post('/auth/logout');
    for (const one of [token, renewed]) {
      expect(await isIn(one)).toBe(false);
      expect((await renew(one)).statusCode).toBe(401);
    }
  });

  it('is renewed under an idempotency key without its token being stored', async () => {
    const token = await open();
    after(5);
    const headers = {
      'idempotency-key': 'a-key-of-sixteen-signs',
      authorization: `Bearer ${token}`,
    };
    for (const _ of [1, 2])
      expect((await send({ method: 'POST', url: '/auth/renew', headers })).statusCode).toBe(200);
    const kept = await db.selectFrom('kept_answers').selectAll().execute();
    expect(kept).toEqual([]);
  });

  it('records its use at most once a quarter of an hour', async () => {
    const token = await open();
    const used = async () => {
      await as(token).get('/auth/me');
      const { jti = '' } = decodeJwt(token);
      const row = db.selectFrom('sessions').where('id', '=', jti).select('last_used_at');
      return (await row.executeTakeFirstOrThrow()).last_used_at.toISOString();
    };
    after(0.2);
    expect(await used()).toBe('2026-11-16T08:00:00.000Z');
    after(0.5);
    expect(await used()).toBe('2026-11-16T08:30:00.000Z');
  });
});
