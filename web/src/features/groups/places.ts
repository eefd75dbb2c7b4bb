import type { LevelCell } from '@traject/contract/groups';

export const studentHref = (studentId: number) => `/evaluations/${studentId}`;

type Place = { studentId: number; diplomaId: number; workProcessId: number };

/** The evaluation, or the student where there is none to open. */
export const hrefOf = (place: Place, { evaluation_id }: Pick<LevelCell, 'evaluation_id'>) =>
  evaluation_id === null
    ? studentHref(place.studentId)
    : `/evaluation-students/${place.studentId}/${place.diplomaId}/${place.workProcessId}/${evaluation_id}`;
