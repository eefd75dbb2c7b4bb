import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { evaluationRoles } from '@traject/contract/common/evaluationRoles';
import type { PageQuery } from '@traject/contract/common/page';
import {
  evaluationRoundsApi,
  type RoundChoice,
  type RoundInput,
  roundSizes,
} from '@traject/contract/evaluationRounds';
import { call } from '../../platform/api.ts';

export type RoundSearch = {
  group_id?: number | undefined;
  /** Whose report is shown. */
  round_id?: number | undefined;
};

const everySeconds = 2;

/** As many as a school has of one diploma. */
const most = 2000;

export const roundsKey = ['evaluation-rounds'] as const;

type Choosing = { diploma_id?: number | undefined; group_id?: number | undefined };

/** All of them, page by page: one chooses from the whole. */
export const choicesQuery = (choosing: Choosing) =>
  queryOptions({
    queryKey: [...roundsKey, 'choices', choosing],
    queryFn: async ({ signal }) => {
      const found: RoundChoice[] = [];
      for (let page = 1; found.length < most; page++) {
        const query = { ...choosing, page, per_page: 100 };
        const { data, meta } = await call(evaluationRoundsApi.choices, { query, signal });
        found.push(...data);
        if (page >= meta.last_page) break;
      }
      return found;
    },
  });

/** Who was asked before, in every role: what is ticked later needs no other call. */
export const peopleQuery = (ids: readonly number[]) => {
  const student_ids = ids.slice(0, roundSizes.lines);
  const roles = evaluationRoles.filter((role) => role !== 'student');
  return queryOptions({
    queryKey: [...roundsKey, 'people', student_ids],
    queryFn: ({ signal }) =>
      call(evaluationRoundsApi.people, { body: { student_ids, roles }, signal }),
    enabled: student_ids.length > 0,
    staleTime: 60_000,
  });
};

export const roundsQuery = (query: PageQuery) =>
  queryOptions({
    queryKey: [...roundsKey, 'list', query],
    queryFn: ({ signal }) => call(evaluationRoundsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ done_at }) => !done_at) ? everySeconds * 1000 : false,
  });

/** Polled until everybody has had their turn. */
export const roundQuery = (roundId: number) =>
  queryOptions({
    queryKey: [...roundsKey, 'one', roundId],
    queryFn: ({ signal }) => call(evaluationRoundsApi.get, { params: { roundId }, signal }),
    refetchInterval: ({ state }) => (state.data?.done_at ? false : everySeconds * 1000),
  });

export const previewRound = (body: RoundInput) => call(evaluationRoundsApi.preview, { body });

export const startRound = (body: RoundInput) => call(evaluationRoundsApi.create, { body });
