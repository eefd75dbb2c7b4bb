import { stateOf } from '@traject/contract/common/trajectoryStates';
import type { TrajectoriesQuery } from '@traject/contract/trajectories';
import { organisationsFor, selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';

/** One organisation's part of the requested list. */
export type Share = {
  organisation_id: number;
  counselor_id: number | undefined;
  state_ids: number[] | undefined;
};

/** A piece of it that one index has in order. */
export type Slice = {
  organisation_id: number;
  counselor_id?: number | undefined;
  state_id?: number | undefined;
};

export function sharesOf(user: User, query: TrajectoriesQuery): Share[] {
  const { organisation_id: one, counselor_id, state } = query;
  const state_ids = state?.map((code) => stateOf(code).id);
  return organisationsFor(user, 'trajectories')
    .filter((id) => id === (one ?? id))
    .map((organisation_id) => ({
      organisation_id,
      counselor_id: counselor_id === 'me' ? selfIn(user, organisation_id).id : counselor_id,
      state_ids,
    }));
}

export const slicesOf = ({ state_ids, ...share }: Share): Slice[] =>
  state_ids?.map((state_id) => ({ ...share, state_id })) ?? [share];
