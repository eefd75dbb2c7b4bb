import {
  invoiceDetailsInput,
  organisationInput,
  organisationsApi,
} from '@traject/contract/organisations';
import { organisationsFor } from '../../platform/access/access.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { boundedLogo } from '../../platform/files/picture.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { createOrganisation, setLogo } from './letterhead.ts';
import * as organisations from './organisations.queries.ts';

export function organisationsRoutes(serve: Serve, world: World) {
  const { clock } = world;
  serve(organisationsApi.list, ({ db, user }) =>
    organisations.listOrganisations(db, organisationsFor(user, 'administration')),
  );
  serve(organisationsApi.create, async ({ db, user, body, record }) => {
    const id = await createOrganisation(db, body, user);
    record.organisation_id = id;
    return organisations.findDetails(db, id);
  });
  serve(organisationsApi.get, ({ db, organisation }) =>
    organisations.findDetails(db, organisation.id),
  );
  serve(organisationsApi.update, async ({ db, self, language, organisation: { id }, body }) => {
    const stored = await organisations.lockOrganisation(db, id);
    const by = { self, language, clock };
    const values = await versionedUpdate(db, { stored, given: body, rules: organisationInput, by });
    await organisations.setOrganisation(db, id, values);
    return organisations.findDetails(db, id);
  });
  invoiceDetailsRoutes(serve, world);
  logoRoutes(serve, world);
}

function invoiceDetailsRoutes(serve: Serve, { clock }: World) {
  serve(organisationsApi.invoiceDetails, ({ db, organisation }) =>
    organisations.findDetails(db, organisation.id),
  );
  serve(organisationsApi.setInvoiceDetails, async ({ db, self, language, organisation, body }) => {
    const stored = await organisations.lockOrganisation(db, organisation.id);
    const by = { self, language, clock };
    const rules = invoiceDetailsInput;
    const values = await versionedUpdate(db, { stored, given: body, rules, by });
    await organisations.setOrganisation(db, organisation.id, values);
    return organisations.findDetails(db, organisation.id);
  });
}

function logoRoutes(serve: Serve, { files }: World) {
  const open = async (db: Db, id: number, range: string | undefined) => {
    const fileId = await organisations.findLogo(db, id);
    if (!fileId) throw notFound();
    const { headers, ...answer } = await files.open(db, fileId, { range, inline: true });
    return { ...answer, headers: { ...headers, 'cache-control': 'private, no-cache' } };
  };
  serve(organisationsApi.logo, ({ db, organisation, range }) => open(db, organisation.id, range));
  serve(organisationsApi.logoByLink, ({ db, link, range }) => {
    if (!link.organisation_id) throw notFound();
    return open(db, link.organisation_id, range);
  });
  serve(
    organisationsApi.setLogo,
    async ({ uploaded }) => {
      if (!uploaded.logo) throw unprocessable('file.missing');
      return boundedLogo(uploaded.logo);
    },
    ({ db, organisation, self, before: logo }) =>
      setLogo(files, db, { organisation_id: organisation.id, logo, self }),
  );
  serve(organisationsApi.removeLogo, async ({ db, organisation: { id } }) => {
    const old = await organisations.lockLogo(db, id);
    if (!old) throw notFound();
    await organisations.setLogoFile(db, id, null);
    await organisations.dropLogo(db, old);
  });
}
