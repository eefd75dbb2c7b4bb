import { payersApi, storedPayer } from '@traject/contract/payers';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { refuseTaken } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { getPayer, keptPayers, listPayers, payerRows } from './payers.queries.ts';

const nameTaken = refuseTaken('payer.name_taken');

/** They are archived and never deleted: their invoices name them. */
export function payersRoutes(serve: Serve, { clock }: World) {
  serve(payersApi.list, ({ db, organisation }) => listPayers(db, organisation.id));
  serve(payersApi.kept, ({ db, organisation }) => keptPayers(db, organisation.id));

  serve(payersApi.create, async ({ db, organisation, body }) => {
    const { id } = await payerRows.add(db, organisation.id, body).catch(nameTaken);
    return getPayer(db, organisation.id, id);
  });

  serve(payersApi.update, async ({ db, organisation, params, body, self, language }) => {
    const stored = await payerRows.lock(db, organisation.id, params.payerId);
    const by = { self, language, clock };
    const values = await versionedUpdate(db, { stored, given: body, rules: storedPayer, by });
    await payerRows.save(db, stored.id, values).catch(nameTaken);
    return getPayer(db, organisation.id, stored.id);
  });
}
