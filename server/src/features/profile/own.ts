import { selfIn } from '../../platform/access/access.ts';
import type { Self, User } from '../../platform/access/session.ts';
import { notFound } from '../../platform/http/errors.ts';

/** The caller's own record: at the given school, or otherwise at the first. */
export function own(
  user: User,
  { organisation_id }: { organisation_id?: number | undefined },
): Self {
  const school = user.account_types.find(
    ({ code, organisation }) =>
      code === 'student' && organisation.id === (organisation_id ?? organisation.id),
  );
  if (!school) throw notFound();
  return selfIn(user, school.organisation.id);
}
