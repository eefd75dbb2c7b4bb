import { useQuery } from '@tanstack/react-query';
import type { WorkProcess } from '@traject/contract/diplomas';
import { useState } from 'react';
import { today } from '../../platform/format.ts';
import { useDraft } from '../../platform/useDraft.ts';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import { type Asking, chosenOf, inGroup, inputOf, isAsking } from './asking.ts';
import { choicesQuery, peopleQuery } from './evaluationRounds.api.ts';

export type AskingState = ReturnType<typeof useAsking>;

/** What is filled in and what that means, with whom it is about and who was asked before. */
export function useAsking(processes: readonly WorkProcess[], group_id: number | undefined) {
  const { asking, change, isDirty, startAgain, offer } = useTyped(group_id);
  const diplomas = diplomasIn(processes);
  const ofGroup = useQuery({
    ...choicesQuery({ group_id: asking.group_id ?? undefined }),
    enabled: asking.group_id !== null && asking.diploma_id === null,
  });
  const only = diplomas.length === 1 ? diplomas[0] : undefined;
  const diploma_id =
    asking.diploma_id ?? ofGroup.data?.[0]?.diploma.diploma_id ?? only?.diploma_id ?? null;
  const choices = useQuery({
    ...choicesQuery({ diploma_id: diploma_id ?? undefined }),
    enabled: diploma_id !== null,
  });
  const listed = inGroup(choices.data ?? [], asking.group_id);
  const chosen = chosenOf(asking, listed);
  const people = useQuery(peopleQuery(listed.map(({ student }) => student.id)));
  const remembered = people.data ?? [];
  return {
    ...{ asking, change, isDirty, startAgain, offer },
    ...{ diplomas, diploma_id, choices, listed, chosen, remembered },
    processes: processes.filter(({ diploma }) => diploma.diploma_id === diploma_id),
    input: inputOf({ asking, chosen, remembered, diploma_id: diploma_id ?? 0 }),
  };
}

const diplomasIn = (processes: readonly WorkProcess[]) => [
  ...new Map(processes.map(({ diploma }) => [diploma.diploma_id, diploma])).values(),
];

/** Kept on the device until it is sent. */
function useTyped(group_id: number | undefined) {
  const [start] = useState(() => startOf(group_id));
  const [asking, set] = useState(start);
  const isDirty = JSON.stringify(asking) !== JSON.stringify(start);
  useLeaveGuard(isDirty);
  const { offer } = useDraft({
    place: 'evaluation-round:new',
    value: asking,
    isDirty,
    isReadable: isAsking,
    restore: set,
  });
  return {
    asking,
    isDirty,
    offer,
    change: (part: Partial<Asking>) => set((before) => ({ ...before, ...part })),
    startAgain: () => set(start),
  };
}

const term = 14;

function startOf(group_id: number | undefined): Asking {
  const day = new Date(`${today()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + term);
  return {
    diploma_id: null,
    group_id: group_id ?? null,
    student_ids: null,
    work_process_ids: [],
    roles: [],
    people: {},
    message: '',
    expires_on: day.toISOString().slice(0, 10),
  };
}
