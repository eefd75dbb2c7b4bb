import type { PageScope } from '../../platform/access/scope.ts';

/** The client whose page it is. */
export const clientOn = ({ client_id, organisation_id }: PageScope) => ({
  id: client_id,
  organisation_id,
});
