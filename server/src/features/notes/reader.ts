import type { Self, User } from '../../platform/access/session.ts';
import type { Reader } from './notes.queries.ts';

const overseers: readonly string[] = ['coordinator', 'admin'];

/**
 * Coordinators and administrators of an organisation may change what their colleagues wrote there.
 */
export const readerOf = (user: User, { id, organisation_id }: Self): Reader => ({
  selfId: id,
  oversees: user.account_types.some(
    ({ code, organisation }) => organisation.id === organisation_id && overseers.includes(code),
  ),
});
