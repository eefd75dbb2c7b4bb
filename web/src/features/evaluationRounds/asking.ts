import { type EvaluationRole, evaluationRoles } from '@traject/contract/common/evaluationRoles';
import type {
  RememberedPerson,
  RoundChoice,
  RoundInput,
  WantedLine,
} from '@traject/contract/evaluationRounds';

export type Person = { email: string; first_name: string; last_name: string };

/** What is filled in, as it is kept on the device. */
export type Asking = {
  diploma_id: number | null;
  group_id: number | null;
  /** Null until somebody is ticked or unticked: then all of the chosen group. */
  student_ids: number[] | null;
  work_process_ids: number[];
  roles: EvaluationRole[];
  /** What was typed, by student and role; the rest is remembered. */
  people: Record<string, Person>;
  message: string;
  expires_on: string;
};

export const nobody: Person = { email: '', first_name: '', last_name: '' };

export const keyOf = (student_id: number, role: EvaluationRole) => `${student_id} ${role}`;

/** An earlier release may have stored it differently. */
export const isAsking = (value: Asking) =>
  Array.isArray(value.work_process_ids) &&
  Array.isArray(value.roles) &&
  value.roles.every((role) => evaluationRoles.includes(role)) &&
  typeof value.people === 'object' &&
  typeof value.message === 'string' &&
  typeof value.expires_on === 'string';

export const inGroup = (choices: readonly RoundChoice[], group_id: number | null) =>
  choices.filter(({ groups }) => group_id === null || groups.some(({ id }) => id === group_id));

/** Those who are ticked, of those who are listed. */
export function chosenOf({ student_ids, group_id }: Asking, listed: readonly RoundChoice[]) {
  if (student_ids === null) return group_id === null ? [] : [...listed];
  return listed.filter(({ student }) => student_ids.includes(student.id));
}

/** What was typed, else who was asked before. */
export function personFor(
  { people }: Pick<Asking, 'people'>,
  remembered: readonly RememberedPerson[],
  place: { student_id: number; role: EvaluationRole },
): Person {
  const typed = people[keyOf(place.student_id, place.role)];
  const known = remembered.find(
    ({ student_id, role }) => student_id === place.student_id && role === place.role,
  );
  return typed ?? known ?? nobody;
}

type Filled = {
  asking: Asking;
  chosen: readonly RoundChoice[];
  remembered: readonly RememberedPerson[];
  diploma_id: number;
};

/** A line for each student and role that somebody is named for; without a name nobody is asked. */
export function inputOf({ asking, chosen, remembered, diploma_id }: Filled): RoundInput {
  const lines = chosen.flatMap(({ student }) =>
    asking.roles.flatMap((role): WantedLine[] => {
      const place = { student_id: student.id, role };
      if (role === 'student') return [place];
      const { email, first_name, last_name } = personFor(asking, remembered, place);
      if (email.trim() === '') return [];
      return [{ ...place, email, first_name: first_name || null, last_name: last_name || null }];
    }),
  );
  return {
    diploma_id,
    work_process_ids: asking.work_process_ids,
    lines,
    expires_on: asking.expires_on,
    ...(asking.message.trim() && { message: asking.message }),
    ...(asking.group_id !== null && { group_id: asking.group_id }),
  };
}
