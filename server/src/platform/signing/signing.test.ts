import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterEach, expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { createSealing } from './sealing.ts';
import { sign } from './sign.ts';
import { publicKeys } from './signingKeys.ts';

const { app, sql, world } = await testApp();
const published = async () => (await app.inject('/.well-known/jwks.json')).json();
const check = async (jwt: string) =>
  (await jwtVerify(jwt, createLocalJWKSet(await published()))).payload;
const kids = async () => (await publicKeys(world.db)).map(({ kid }) => kid);
const elsewhere = () => ({ ...world, sealing: createSealing('another secret of 32 characters.') });

afterEach(async () => {
  await sql`truncate signing_keys`;
});

it('what is signed is checked with the keys that anybody can read', async () => {
  expect(await published(), 'nothing was signed yet').toEqual({ keys: [] });
  const jwt = await sign(world, { jti: 'a' }, { typ: 'proof+jwt' });
  expect(await check(jwt)).toEqual({ jti: 'a' });
  const [kid = ''] = await kids();
  expect(kid).toMatch(/^http:\/\/traject\.test\/\.well-known\/jwks\.json#[\w-]{43}$/);
  expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'RS256', kid, typ: 'proof+jwt' });
  await expect(check(`${jwt.slice(0, -6)}AAAAAA`)).rejects.toThrow();
  const answer = await app.inject('/.well-known/jwks.json');
  expect(answer.headers).toMatchObject({
    ...{ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' },
  });
  const { keys } = answer.json();
  const fields = ['alg', 'e', 'kid', 'kty', 'n', 'use'];
  expect(keys.map((key: object) => Object.keys(key).sort())).toEqual([fields]);
});

it('a key is used again, and kept sealed', async () => {
  await sign(world, { jti: 'a' });
  await sign(world, { jti: 'b' });
  expect(await kids()).toHaveLength(1);
  const [row] = await sql`select private_sealed from signing_keys`;
  expect(row?.private_sealed.toString('latin1')).not.toContain('PRIVATE');
  await expect(sql`delete from signing_keys`).rejects.toThrow('kept as they are');
  await expect(sql`update signing_keys set kid = 'x'`).rejects.toThrow('kept as they are');
});

it('after the secret was replaced there is a new key, and what was signed before still holds', async () => {
  const before = await sign(world, { jti: 'before' });
  const after = await sign(elsewhere(), { jti: 'after' });
  const [first] = await kids();
  expect(await kids()).toHaveLength(2);
  expect([await check(before), await check(after)]).toEqual([{ jti: 'before' }, { jti: 'after' }]);
  const back = await sign(world, { jti: 'back' });
  expect(decodeProtectedHeader(back).kid, 'a secret that was put back').toBe(first);
});

it('what was signed still holds when the program moved to another address', async () => {
  const before = await sign(world, { jti: 'before' });
  const moved = { ...world, address: (path: string) => `https://elders.example${path}` };
  expect(await check(await sign(moved, { jti: 'after' }))).toEqual({ jti: 'after' });
  expect(await check(before)).toEqual({ jti: 'before' });
});

it('many who sign first at once make one key', async () => {
  const jwts = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((jti) =>
      world.db.transaction().execute((db) => sign({ ...world, db }, { jti })),
    ),
  );
  expect(await kids()).toHaveLength(1);
  for (const jwt of jwts) await check(jwt);
});

it('a key that was made for a change that failed is gone with it', async () => {
  const failing = world.db.transaction().execute(async (db) => {
    await sign({ ...world, db }, {});
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await kids()).toEqual([]);
});
