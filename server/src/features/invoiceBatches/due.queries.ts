import type { PageQuery } from '@traject/contract/common/page';
import type { DueWork } from '@traject/contract/invoiceBatches';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { billable } from '../hours/hours.service.ts';

type Asked = { organisation_id: number; until: string; page: PageQuery };

/** Trajectories with something to bill, and who paid last. */
export async function listDue(db: Db, { organisation_id, until, page }: Asked) {
  const { rows } = await sql<DueWork & { all: number }>`select t.id as trajectory_id,
      c.name as client, coalesce((select i.billed_name from invoices i where i.trajectory_id = t.id
        and i.billed_name is not null order by i.id desc limit 1), c.name) as billed_name,
      count(*) as rows, sum(round((b.count * b.unit_price)::numeric))::bigint as total,
      count(*) over () as "all"
    from (${billable(until)}) b join trajectories t on t.id = b.trajectory_id
    join people c on c.id = t.client_id
    where t.organisation_id = ${organisation_id} and t.deleted_at is null
    group by t.id, c.name order by c.name, t.id
    limit ${page.per_page} offset ${offsetOf(page)}`.execute(db);
  const data = rows.map(({ all: _all, ...row }) => row);
  return { data, meta: metaOf(page, Number(rows[0]?.all ?? 0), data.length) };
}
