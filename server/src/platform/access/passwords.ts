import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { unavailable } from '../http/errors.ts';
import { limitConcurrency } from '../program/concurrency.ts';

const hash = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(key)}`;
}

/** Does the same work whether the account has a password or not, so that timing reveals nothing. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , costs = '', salt = '', key = ''] = (stored ?? (await nobodys)).split('$');
  const [memory = 0, passes = 0, parallelism = 0] = costs
    .split(',')
    .map((part) => Number(part.slice(2)));
  const derived = await derive(password, decode(salt), { memory, passes, parallelism });
  return timingSafeEqual(derived, decode(key)) && stored !== null;
}

/**
 * As many at once as there are cores, so that sign-ins cannot starve other calls. The queue holds
 * only what can be done in a few seconds: anybody who would wait longer is told so at once.
 */
const cores = availableParallelism();
const inTurn = limitConcurrency(cores, {
  waiting: Math.max(64, 32 * cores),
  otherwise: unavailable,
});

const derive = (password: string, nonce: Buffer, costs: typeof cost): Promise<Buffer> =>
  inTurn(() => {
    const message = Buffer.from(password.normalize('NFKC'));
    return hash('argon2id', { message, nonce, tagLength: 32, ...costs });
  });

const encode = (bytes: Buffer) => bytes.toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url');

const nobodys = hashPassword(randomBytes(16).toString('hex'));
