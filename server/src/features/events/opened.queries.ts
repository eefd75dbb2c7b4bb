import { type Opened, openedDays } from '@traject/contract/common/readers';
import type { RecordType } from '@traject/contract/common/recordTypes';
import { contract } from '@traject/contract/index';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { isAbout } from './events.queries.ts';

/** To ask who sees something is not to open it. */
const readings = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).flatMap(([name, { method, recorded, path }]) =>
    method === 'GET' && recorded && !path.endsWith('/readers') ? [`${feature}.${name}`] : [],
  ),
);

type About = { records: { type: RecordType; id: number }[]; now: Date };

/** Who opened something of these records lately, the last one first; those without an account as one. */
export async function openedBy(db: Db, { records, now }: About): Promise<Opened[]> {
  const since = new Date(now.getTime() - openedDays * 86_400_000);
  const { rows } = await sql<Opened & { last_at: Date }>`
    select max(p.name) as name, max(e.at) as last_at,
      count(distinct date_bin('15 minutes', e.at, 'epoch')) as times
    from events e left join people p on p.id = e.person_id
    where (${sql.join(records.map(isAbout), sql` or `)})
      and e.at >= ${since} and e.refused is null and e.action = any(${readings})
      and (p.id is not null or e.link_id is not null or e.record ? 'pageId')
    group by p.id order by last_at desc, p.id`.execute(db);
  return rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }));
}
