import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type ActionPlan,
  type ActionPlanInput,
  actionPlansApi,
  type StepInput,
} from '@traject/contract/actionPlans';
import { call } from '../../platform/api.ts';

export type PlanSearch = { q?: string | undefined; page?: number | undefined };

export const actionPlansKey = ['action-plans'];

export const actionPlansQuery = ({ q, page }: PlanSearch) => {
  const query = { q, page };
  return queryOptions({
    queryKey: [...actionPlansKey, 'list', query],
    queryFn: ({ signal }) => call(actionPlansApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const actionPlanKey = (actionPlanId: number) => [...actionPlansKey, 'one', actionPlanId];

export const actionPlanQuery = (actionPlanId: number) =>
  queryOptions({
    queryKey: actionPlanKey(actionPlanId),
    queryFn: ({ signal }) => call(actionPlansApi.get, { params: { actionPlanId }, signal }),
  });

export const savePlan = (
  actionPlanId: number | undefined,
  { title, trajectory_state_id, organisation_id }: ActionPlanInput,
  version?: number,
) =>
  actionPlanId === undefined
    ? call(actionPlansApi.create, { body: { title, trajectory_state_id, organisation_id } })
    : call(actionPlansApi.update, {
        params: { actionPlanId },
        body: { title, trajectory_state_id, version },
      });

export const archivePlan = (actionPlanId: number) =>
  call(actionPlansApi.remove, { params: { actionPlanId } });

/** A plan is saved whole: these are its steps from now on, if nobody else changed them. */
export const saveSteps = (
  { id }: Pick<ActionPlan, 'id'>,
  steps: readonly StepInput[],
  version: number | undefined,
) =>
  call(actionPlansApi.update, {
    params: { actionPlanId: id },
    body: { steps: [...steps], version },
  });
