import { invoiceSettingsApi, invoiceSettingsInput } from '@traject/contract/invoiceSettings';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { nextNumber, refuseSameSeries } from './numbers.ts';
import { day } from './paper.ts';
import { closeUntil, lockSettings, readSettings, setSettings } from './settings.queries.ts';

export function settingsRoutes(serve: Serve, { clock }: World) {
  const read = async (db: Db, organisation_id: number) => {
    const year = Number(today(clock).slice(0, 4));
    const next = {
      invoice: await nextNumber(db, { organisation_id, year }),
      credit: await nextNumber(db, { organisation_id, kind: 'credit', year }),
    };
    return { ...(await readSettings(db, organisation_id)), next };
  };
  serve(invoiceSettingsApi.get, ({ db, organisation }) => read(db, organisation.id));

  serve(invoiceSettingsApi.update, async ({ db, organisation, self, body, language }) => {
    const stored = await lockSettings(db, organisation.id);
    const by = { self, language, clock };
    const change = { stored, given: body, rules: invoiceSettingsInput, by };
    await setSettings(db, organisation.id, await versionedUpdate(db, change));
    const year = Number(today(clock).slice(0, 4));
    await refuseSameSeries(db, { organisation_id: organisation.id, year });
    return read(db, organisation.id);
  });

  serve(invoiceSettingsApi.close, async ({ db, organisation, body: { until }, language }) => {
    const { closed_until } = await lockSettings(db, organisation.id);
    if (until > today(clock)) throw unprocessable('invoice.close_ahead');
    if (closed_until && until <= closed_until)
      throw unprocessable('invoice.closed_already', { until: day(closed_until, language) });
    await closeUntil(db, organisation.id, until);
    return read(db, organisation.id);
  });
}
