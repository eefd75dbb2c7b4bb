import { selfIn } from '../../platform/access.ts';
import { notFound } from '../../platform/errors.ts';
import type { Self, User } from '../../platform/session.ts';

/** The record that one writes oneself: of the school that was named, or else of the first. */
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
