import { bookkeepingApi } from '@traject/contract/bookkeeping';
import { metaOf } from '../../platform/http/page.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { listBooked, totalsOf } from './bookkeeping.queries.ts';
import { exportBooks } from './exporting.ts';

export function bookkeepingRoutes(serve: Serve, world: World) {
  serve(bookkeepingApi.invoices, async ({ db, organisation, query }) => {
    const asked = { organisation_id: organisation.id, query, today: today(world.clock) };
    const [data, totals] = await Promise.all([listBooked(db, asked), totalsOf(db, asked)]);
    return { data, totals, meta: metaOf(query, totals.count, data.length) };
  });
  serve(bookkeepingApi.export, ({ db, organisation, query, language, user }) => {
    const { format, ...period } = query;
    return exportBooks(world, db, {
      ...{ format, language, by: user.account_id },
      period: { organisation_id: organisation.id, ...period },
    });
  });
}
