import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { type RawBuilder, sql } from 'kysely';
import { daysAfter } from '../program/amsterdam.ts';
import type { PageScope } from './scope.ts';

/** How long a page can still be read once the trajectory has ended. */
const daysAfterEnd = 90;
export const finished = trajectoryStates.flatMap(({ id, kind }) => (kind === 'finished' ? id : []));

export const endedBefore = (now: Date) => daysAfter(now, -daysAfterEnd);
export const endOf = (ended: Date) => daysAfter(ended, daysAfterEnd);

/** Since when trajectory `t` is finished. */
export const endedSince = sql<Date>`ended_since(t.id, t.state_since, ${finished})`;

/** The pages that an address opens now, in the organisations that the caller reaches. */
export const pagesOf = (email: string | RawBuilder<unknown>, now: Date) =>
  sql<PageRow>`portal_pages_of(${email}::citext, ${endedBefore(now)}, ${finished})`;
type PageRow = Omit<PageScope, 'client_id'>;
