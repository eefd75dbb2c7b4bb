import type { FastifyRequest } from 'fastify';
import type { World } from '../program/world.ts';
import type { Served } from './call.ts';
import { clientAddress } from './clientAddress.ts';
import { AppError } from './errors.ts';

/** What an address names; a token in it is nobody's to read. */
export function addressOf(request: FastifyRequest): Record<string, string> {
  const { token: _secret, session: _jti, ...params } = request.params as Record<string, string>;
  return params;
}

/**
 * What is kept from somebody who is signed in, a wrong guess at a password, and who calls too often.
 * A link that works no longer is no refusal: it is opened by whoever was sent it.
 */
export function noteRefusal({ refusals }: World, served: Served, error: unknown) {
  if (!(error instanceof AppError) || !error.isRefusal) return;
  const { action, request, user, actor } = served;
  const { status } = error;
  if (!user && (status === 403 || status === 404)) return;
  refusals.note({
    action,
    status,
    account_id: user?.account_id ?? actor?.account_id,
    address: clientAddress(request.ip),
    record: numbersOf(addressOf(request)),
    request_id: request.id,
  });
}

/** Whatever else stood in the address was written by whoever called. */
const numbersOf = (params: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(params).filter(([name, value]) => name.endsWith('Id') && isId.test(value)),
  );

const isId = /^[1-9]\d{0,8}$/;
