import type { FastifyRequest } from 'fastify';
import { browserIn } from '../access/devices.ts';
import type { World } from '../program/world.ts';
import type { Served } from './call.ts';
import { clientAddress } from './clientAddress.ts';
import { AppError } from './errors.ts';
import { sessionOf } from './pointOf.ts';

/** What a path names, except for tokens, which nobody may read. */
export function addressOf(request: FastifyRequest): Record<string, string> {
  const { token: _secret, session: _jti, ...params } = request.params as Record<string, string>;
  return params;
}

/**
 * Access denied to somebody signed in, a wrong password, and too many calls. A dead link is not a
 * refusal: whoever opens it was sent it.
 */
export function noteRefusal({ refusals }: World, served: Served, error: unknown) {
  if (!(error instanceof AppError) || !error.isRefusal) return;
  const { action, request, user, party, link, actor } = served;
  const { status } = error;
  // A wrong guess through a link does not tell which organisation sent it; a virus was sent to one.
  const receiver = error.noted ? (link?.organisation_id ?? undefined) : undefined;
  if (!user && !party && (status === 403 || status === 404)) return;
  refusals.note({
    action,
    status,
    account_id: user?.account_id ?? actor?.account_id,
    organisation_id: party?.organisation_id ?? receiver,
    address: clientAddress(request.ip),
    session: sessionOf({ user, party, link }),
    device: browserIn(request.headers['user-agent']),
    record: { ...numbersOf(addressOf(request)), ...error.noted },
    request_id: request.id,
  });
}

/** Whatever else the address contained was written by the caller. */
const numbersOf = (params: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(params).filter(([name, value]) => name.endsWith('Id') && isId.test(value)),
  );

const isId = /^[1-9]\d{0,8}$/;
