import { type JWTPayload, SignJWT } from 'jose';
import type { World } from '../program/world.ts';
import { algorithm, currentKey } from './signingKeys.ts';

export const keysPath = '/.well-known/jwks.json';

/** The name of a key in what it signed, and where it is published. */
export const keyAddress = ({ address }: Pick<World, 'address'>, kid: string) =>
  address(`${keysPath}#${kid}`);

/**
 * Signs with the installation's own key. Inside a change, hand in its `db`: a key that is made for it
 * then comes and goes with it.
 */
export async function sign(
  world: Pick<World, 'db' | 'address' | 'sealing'>,
  payload: JWTPayload,
  { typ = 'JWT' }: { typ?: string } = {},
): Promise<string> {
  const { kid, key } = await currentKey(world);
  const header = { alg: algorithm, kid: keyAddress(world, kid), typ };
  return new SignJWT(payload).setProtectedHeader(header).sign(key);
}
