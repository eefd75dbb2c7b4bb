import { stateOf } from '@traject/contract/common/trajectoryStates';
import type { TrajectoriesQuery } from '@traject/contract/trajectories';
import { selfIn } from '../../platform/access/access.ts';
import type { Caller } from '../../platform/access/scope.ts';
import { type Reach, reachOf } from '../../platform/access/visibility.ts';

/** One organisation's part of the requested list. */
export type Share = {
  organisation_id: number;
  counselor_id: number | undefined;
  state_ids: number[] | undefined;
  only: Reach['only'];
  /** For those who see no more than heads, an address finds nothing. */
  by_name_only: boolean;
};

/** A piece of it that one index has in order. */
export type Slice = {
  organisation_id: number;
  counselor_id?: number | undefined;
  state_id?: number | undefined;
};

/** What somebody sees who does not see all: of some counselors, and as a member. */
export type OwnSlice = {
  organisation_id: number;
  counselor_ids: number[];
  /** Only that counselor's, of those in which the caller is a member. */
  counselor_id?: number | undefined;
  state_ids?: number[] | undefined;
  me: number;
};

export function sharesOf(caller: Caller, query: TrajectoriesQuery): Share[] {
  const { organisation_id: one, counselor_id, state } = query;
  const state_ids = state?.map((code) => stateOf(code).id);
  const guiding = reachOf({ ...caller, access: 'trajectories' }).filter((reach) => !reach.only);
  const whole = guiding.map(({ organisation_id }) => organisation_id);
  return reachOf(caller)
    .filter(({ organisation_id }) => organisation_id === (one ?? organisation_id))
    .map(({ organisation_id, only }) => ({
      organisation_id,
      only,
      counselor_id: counselor_id === 'me' ? selfIn(caller.user, organisation_id).id : counselor_id,
      state_ids,
      by_name_only: !only && !whole.includes(organisation_id),
    }));
}

export const slicesOf = ({ only, state_ids, by_name_only: _, ...share }: Share): Slice[] =>
  only ? [] : (state_ids?.map((state_id) => ({ ...share, state_id })) ?? [share]);

export function ownSlicesOf({ only, counselor_id, by_name_only: _, ...share }: Share): OwnSlice[] {
  if (!only) return [];
  const counselor_ids = only.counselor_ids.filter((id) => id === (counselor_id ?? id));
  return [{ ...share, counselor_id, counselor_ids, me: only.me }];
}
