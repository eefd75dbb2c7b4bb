import { queryOptions } from '@tanstack/react-query';
import { evaluationRoles } from '@traject/contract/common/evaluationRoles';
import { evaluationRoundsApi } from '@traject/contract/evaluationRounds';
import { call } from '../../../platform/api.ts';
import { studentKey } from '../evaluation.api.ts';

/** Who evaluated the student before, by role; only the dialog needs it. */
export const rememberedQuery = (studentId: number) =>
  queryOptions({
    queryKey: [...studentKey(studentId), 'remembered'],
    queryFn: ({ signal }) =>
      call(evaluationRoundsApi.people, {
        body: { student_ids: [studentId], roles: [...evaluationRoles] },
        signal,
      }),
  });
