import type { Link } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { refuseExpired } from '../evaluations/evaluations.service.ts';
import { findAsked } from './asked.queries.ts';
import { holderOf, viewerOf } from './holder.ts';

export type Asked = { link: Link; params: { askedId: number }; record: Record<string, unknown> };

/** One that waits for the holder of the link or that they answered, and how they look at it. */
export async function openAsked(db: Db, { link, params, record }: Asked, at: Date) {
  const holder = holderOf(link, at);
  const { now, person_id } = holder;
  const found = await findAsked(db, holder, params.askedId);
  refuseExpired(found, now);
  record.student_id = found.student_id;
  return { ...found, person_id, seeing: { viewer: viewerOf(holder), now } };
}
