import { mostCounted } from '@traject/contract/common/page';
import { recordTypes } from '@traject/contract/common/recordTypes';
import { type EventFilters, eventsApi } from '@traject/contract/events';
import { organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import { wrongField } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { countEvents, type Filters, findEvents } from './events.queries.ts';
import { eventsCsv } from './eventsCsv.ts';
import { withNames } from './naming.ts';

export function eventsRoutes(serve: Serve) {
  serve(eventsApi.list, async ({ db, user, query: { page, per_page, ...asked }, language }) => {
    const filters = filtersOf(user, asked);
    const offset = offsetOf({ page, per_page });
    const limit = Math.max(0, Math.min(per_page, mostCounted - offset));
    const [total, events] = await Promise.all([
      countEvents(db, filters),
      limit > 0 ? findEvents(db, filters, { limit, offset }) : [],
    ]);
    return {
      data: await withNames(db, events, language),
      meta: metaOf({ page, per_page }, { total, most: mostCounted }, events.length),
    };
  });

  serve(eventsApi.csv, ({ db, user, query, language }) =>
    eventsCsv(db, { filters: filtersOf(user, query), language, user }),
  );
}

function filtersOf(user: User, { organisation_id: one, record, ...asked }: EventFilters): Filters {
  const organisations = organisationsFor(user, 'administration').filter((id) => id === (one ?? id));
  return { ...asked, organisations, record: recordOf(record) };
}

function recordOf(record: string | undefined) {
  if (record === undefined) return undefined;
  const [name, id] = record.split(':');
  const type = recordTypes.find((one) => one === name);
  if (!type) throw wrongField('record', 'unknown_choice');
  return { type, id: Number(id) };
}
