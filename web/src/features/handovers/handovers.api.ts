import { queryOptions } from '@tanstack/react-query';
import { stateGroups } from '@traject/contract/common/trajectoryStates';
import { type HandoverInput, handoversApi } from '@traject/contract/handovers';
import { trajectoriesApi } from '@traject/contract/trajectories';
import { call } from '../../platform/api.ts';

const caseloadKey = ['caseload'];

/** Trajectories, tasks and appointments change hands: whatever was read of them is read again. */
export const everythingKey = [];

export const caseloadQuery = (team_id: number | undefined) =>
  queryOptions({
    queryKey: [...caseloadKey, team_id],
    queryFn: ({ signal }) => call(handoversApi.caseload, { query: { team_id }, signal }),
  });

export const handoversQuery = queryOptions({
  queryKey: [...caseloadKey, 'handovers'],
  queryFn: ({ signal }) => call(handoversApi.list, { signal }),
});

/** The most that can be chosen from one by one. */
const mostChosen = 100;

/** The open trajectories of a counselor, by client. */
export const openOnesQuery = (counselor_id: number) =>
  queryOptions({
    queryKey: [...caseloadKey, 'open', counselor_id],
    queryFn: ({ signal }) =>
      call(trajectoriesApi.list, {
        query: {
          ...{ counselor_id, state: stateGroups.open, sort: 'client', per_page: mostChosen },
        },
        signal,
      }),
  });

export const handOver = (body: HandoverInput) => call(handoversApi.create, { body });

export const undoHandover = (handoverId: number) =>
  call(handoversApi.undo, { params: { handoverId }, body: {} });
