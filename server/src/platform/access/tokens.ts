import { createHash, randomBytes } from 'node:crypto';

export const newToken = () => randomBytes(32).toString('base64url');

export const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The token in the address of a page, if it has one. */
export const tokenIn = (address: string) =>
  address.split(/[/?#]/).find((part) => /^[\w-]{43}$/.test(part));
