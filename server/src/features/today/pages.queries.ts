import type { Today } from '@traject/contract/today';
import { sql } from 'kysely';
import { type Asked, around, listOf, named } from './parts.ts';

const shown = 10;

/** What came in on the pages of clients and employers, until somebody of the staff has seen it. */
export const messages = (asked: Asked) =>
  listOf<Today['messages']>({
    shown,
    from: sql`select trajectory_id, party, count(*)::integer as count, max(at) as at,
        (array_agg(name order by id desc))[1] as who
      from ${around(asked, {
        all: sql`select m.* from messages m where m.person_id is null and m.read_at is null`,
        as: 'm',
        trajectory: 'm.trajectory_id',
        organisation: 'm.organisation_id',
        where: sql`true`,
        says: sql`m.id, m.trajectory_id, m.party, m.name, m.sent_at as at`,
        order: sql`m.sent_at desc`,
      })} q group by trajectory_id, party order by at desc, trajectory_id, party`,
    says: sql`json_build_object('party', f.party, 'who', f.who, 'count', f.count, 'at', f.at,
      'trajectory', ${named})`,
  });

export const changes = (asked: Asked) =>
  listOf<Today['changes']>({
    shown,
    from: sql`select trajectory_id, count(*)::integer as count, max(at) as at
      from ${around(asked, {
        all: sql`select g.* from portal_changes g where g.seen_at is null`,
        as: 'g',
        trajectory: 'g.trajectory_id',
        organisation: 'g.organisation_id',
        where: sql`true`,
        says: sql`g.trajectory_id, g.at`,
        order: sql`g.at desc`,
      })} q group by trajectory_id order by at desc, trajectory_id`,
    says: sql`json_build_object('count', f.count, 'at', f.at, 'trajectory', ${named})`,
  });
