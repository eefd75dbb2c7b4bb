import { retentionInput, rightsApi } from '@traject/contract/rights';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { findKept, invoicePdf, listKept } from '../invoices/invoices.service.ts';
import { erasePerson, previewErasure } from './erasing.ts';
import { exportPerson } from './exportPerson.ts';
import { purgeDaily } from './purge.ts';
import { findPeriods, lockPeriods, setNight, setPeriods } from './retention.queries.ts';
import { retentionDaily, tryOut } from './retention.ts';

export function rightsRoutes(serve: Serve, world: World) {
  retentionDaily(world);
  purgeDaily(world);
  serve(rightsApi.export, ({ db, person, language }) =>
    exportPerson(world, db, { person, language }),
  );
  serve(rightsApi.erasure, ({ db, person, user, language }) =>
    previewErasure(world, db, { person, user, language }),
  );
  serve(rightsApi.erase, async ({ db, person, user, body }) => {
    await erasePerson(world, db, { person, user, name: body.name });
  });
  retentionRoutes(serve, world);
  serve(rightsApi.keptInvoices, ({ db, organisation, query }) =>
    listKept(db, organisation.id, { page: query, clock: world.clock }),
  );
  serve(rightsApi.downloadInvoice, async ({ db, params, user }) =>
    invoicePdf(world, db, {
      invoice: await findKept(db, params, today(world.clock)),
      by: user.account_id,
    }),
  );
}

function retentionRoutes(serve: Serve, { clock }: World) {
  serve(rightsApi.retention, ({ db, organisation }) => findPeriods(db, organisation.id));
  serve(rightsApi.setRetention, async ({ db, organisation: { id }, self, language, body }) => {
    const stored = await lockPeriods(db, id);
    const by = { self, language, clock };
    const values = await versionedUpdate(db, { stored, given: body, rules: retentionInput, by });
    await setPeriods(db, id, values);
    // Permission was given for the periods as they were then.
    await setNight(db, id, { allowed_at: null });
    return findPeriods(db, id);
  });
  serve(rightsApi.allowNight, async ({ db, organisation: { id } }) => {
    await setNight(db, id, { asked_at: null, allowed_at: clock() });
    return findPeriods(db, id);
  });
  serve(rightsApi.trial, ({ db, organisation, query: periods }) =>
    tryOut(db, { organisation_id: organisation.id, periods, now: clock() }),
  );
}
