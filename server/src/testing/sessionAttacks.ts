import { createHmac, generateKeyPairSync } from 'node:crypto';
import { type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { anAccount, anOrganisation, tokenOf } from './factories.ts';
import { type OpenedApp, sessionSecret } from './openApp.ts';

type Header = Record<string, unknown>;

/** What somebody without a session could put into the Authorization header. */
export async function sessionAttacks(opened: OpenedApp): Promise<Record<string, string>> {
  const { world, db } = opened;
  const good = await tokenOf(world, await anAccount(db));
  const other = await tokenOf(world, await anAccount(db));
  const bearers = {
    ...unsigned(good),
    ...(await signedOtherwise(good)),
    ...(await claimingOtherwise(good)),
    ...tampered(good, other),
    ...(await ended(opened)),
    'eight thousand characters': 'a'.repeat(8000),
    'a good one and more': `${good}x`,
    'a good one with a line': `${good}\t`,
    'a good one twice': `${good}, Bearer ${good}`,
    nothing: '',
  };
  const inBearers = Object.entries(bearers).map(([name, token]) => [name, `Bearer ${token}`]);
  return {
    ...Object.fromEntries(inBearers),
    'another scheme': `Basic ${good}`,
    'no scheme': good,
    'a word of its own': `Token ${good}`,
  };
}

const parts = (token: string) => token.split('.') as [string, string, string];
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(parts(token)[1], 'base64url').toString());
const usual = { alg: 'HS256', typ: 'session+jwt' };

function unsigned(good: string): Record<string, string> {
  const [, payload, signature] = parts(good);
  const withAlg = (alg: unknown, end = '') => `${encoded({ ...usual, alg })}.${payload}.${end}`;
  return {
    'no algorithm': withAlg('none'),
    'no algorithm in capitals': withAlg('NONE'),
    'no algorithm, signed': withAlg('nOnE', signature),
    'an algorithm that is none': withAlg(null, signature),
    'no signature': `${good.slice(0, good.lastIndexOf('.'))}.`,
    'an empty key': hmac({ ...usual, kid: '../../dev/null' }, payload, ''),
  };
}

const hmac = (header: Header, payload: string, key: string, hash = 'sha256') => {
  const said = `${encoded(header)}.${payload}`;
  return `${said}.${createHmac(hash, key).update(said).digest('base64url')}`;
};

/** Our own secret with another algorithm, and other keys with the right one. */
async function signedOtherwise(good: string): Promise<Record<string, string>> {
  const payload = parts(good)[1];
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = rsa.publicKey.export({ format: 'jwk' });
  const pem = rsa.publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const by = (alg: string, key: typeof rsa.privateKey) =>
    new SignJWT(claimsOf(good)).setProtectedHeader({ ...usual, alg }).sign(key);
  return {
    RS256: await by('RS256', rsa.privateKey),
    ES256: await by('ES256', ec.privateKey),
    'a key that it brings along': hmac({ ...usual, jwk }, payload, pem),
    'a public key as the secret': hmac(usual, payload, pem),
    'RS256 with our secret': hmac({ ...usual, alg: 'RS256' }, payload, sessionSecret),
    HS384: hmac({ ...usual, alg: 'HS384' }, payload, sessionSecret, 'sha384'),
    HS512: hmac({ ...usual, alg: 'HS512' }, payload, sessionSecret, 'sha512'),
    'another installation': hmac(usual, payload, 'another secret of thirty-two characters'),
  };
}

/** Properly signed, but for another purpose. */
async function claimingOtherwise(good: string): Promise<Record<string, string>> {
  const key = new TextEncoder().encode(sessionSecret);
  const claims = claimsOf(good);
  const with_ = (changed: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ ...usual, ...header }).sign(key);
  return {
    'another audience': await with_({ aud: 'elsewhere' }),
    'no audience': hmac(usual, encoded({ ...claims, aud: undefined }), sessionSecret),
    'another kind': await with_({}, { typ: 'JWT' }),
    'no kind': hmac({ alg: 'HS256' }, parts(good)[1], sessionSecret),
    expired: await with_({ exp: Math.floor(Date.now() / 1000) - 60 }),
    'not yet': await with_({ nbf: Math.floor(Date.now() / 1000) + 3600 }),
    'no session': hmac(usual, encoded({ ...claims, jti: undefined }), sessionSecret),
    'a session that is none': hmac(usual, encoded({ ...claims, jti: 'x' }), sessionSecret),
  };
}

function tampered(good: string, other: string): Record<string, string> {
  const [header, payload, signature] = parts(good);
  const claims = claimsOf(good);
  const saying = (changed: object) =>
    `${header}.${encoded({ ...claims, ...changed })}.${signature}`;
  return {
    'another id': saying({ id: 999_999 }),
    'a later end': saying({ exp: 9_999_999_999 }),
    'the session of another': saying({ jti: claimsOf(other).jti }),
    'the signature of another': `${header}.${payload}.${parts(other)[2]}`,
  };
}

/** Valid once. */
async function ended({ world, db, as }: OpenedApp): Promise<Record<string, string>> {
  const revoked = await tokenOf(world, await anAccount(db));
  await as(revoked).post('/auth/logout');
  const closed = await anAccount(db, { in: [['counselor', await anOrganisation(db)]] });
  const ofClosed = await tokenOf(world, closed);
  await as(ofClosed).get('/auth/me');
  const set = { deactivated_at: new Date() };
  await db.updateTable('people').set(set).where('id', '=', closed.id).execute();
  return { revoked, 'of a deactivated account': ofClosed };
}
