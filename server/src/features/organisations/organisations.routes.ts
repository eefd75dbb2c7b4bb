import { organisationInput, organisationsApi } from '@traject/contract/organisations';
import { organisationsFor } from '../../platform/access.ts';
import { changed } from '../../platform/change.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/world.ts';
import { getOrganisation, lockOrganisation, setOrganisation } from './organisations.queries.ts';

export function organisationsRoutes(serve: Serve, { clock }: World) {
  serve(organisationsApi.get, ({ db, user, params }) => {
    const organisations = organisationsFor(user, 'administration');
    return getOrganisation(db, { id: params.organisationId, organisations });
  });

  serve(organisationsApi.update, async ({ db, user, language, params, body }) => {
    const own = {
      id: params.organisationId,
      organisations: organisationsFor(user, 'administration'),
    };
    const stored = await lockOrganisation(db, own);
    const by = { user, language, clock };
    const values = await changed(db, { stored, given: body, rules: organisationInput, by });
    await setOrganisation(db, own.id, values);
    return getOrganisation(db, own);
  });
}
