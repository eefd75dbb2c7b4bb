import { type JWTPayload, SignJWT } from 'jose';
import type { World } from '../program/world.ts';
import { algorithm, currentKey } from './signingKeys.ts';

export const keysPath = '/.well-known/jwks.json';

/** Which organisation signs, by what nobody can call themselves. */
export const issuerOf = ({ address }: Pick<World, 'address'>, code: string) =>
  address(`/api/issuers/${code}`);

/**
 * Signs with the installation's own key. Inside a change, hand in its `db`: a key that is made for it
 * then comes and goes with it.
 */
export async function sign(
  world: Pick<World, 'db' | 'address' | 'sealing'>,
  payload: JWTPayload,
  { typ = 'JWT' }: { typ?: string } = {},
): Promise<string> {
  // The name of a key is where it is published.
  const nameOf = (thumbprint: string) => world.address(`${keysPath}#${thumbprint}`);
  const { kid, key } = await currentKey({ ...world, nameOf });
  const header = { alg: algorithm, kid, typ };
  return new SignJWT(payload).setProtectedHeader(header).sign(key);
}
