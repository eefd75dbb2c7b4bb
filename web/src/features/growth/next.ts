import type { StudentWorkProcess } from '@traject/contract/evaluations';
import type { Target } from '@traject/contract/growth';
import { today } from '../../platform/format.ts';

type Process = { diploma_id: number; work_process_id: number; name: string };
/** One thing that brings the student further, and what it is about. */
export type Step =
  | (Process & { kind: 'answer'; evaluation_id: number })
  | (Process & { kind: 'target' | 'late'; score: number; due_on: string })
  | (Process & { kind: 'show' })
  | (Process & { kind: 'again' })
  | { kind: 'ask'; count: number };

const most = 5;

/**
 * What is next, the most urgent first: what only the student can answer, targets, what evaluators
 * could look at, what nobody answered in time, and what was never asked.
 */
export function nextSteps(
  processes: readonly StudentWorkProcess[],
  targets: readonly Target[],
): { steps: Step[]; more: number } {
  const known = processes.map((process) => ({ ...stateOf(process), about: about(process) }));
  const answers = known.flatMap(({ own, about }) =>
    own === null ? [] : { ...about, kind: 'answer' as const, evaluation_id: own },
  );
  const aims = targets
    .filter(({ level, score }) => (level ?? 0) < score)
    .map((target) => ({
      ...{ ...about({ ...target, diploma: target }), score: target.score, due_on: target.due_on },
      kind: target.due_on < today() ? ('late' as const) : ('target' as const),
    }));
  const shows = known.filter(({ state, isShown }) => state === 'waiting' && !isShown);
  const again = known.filter(({ state }) => state === 'expired');
  const asked = known.filter(({ state }) => state === 'none');
  const steps: Step[] = [
    ...answers,
    ...aims,
    ...again.map(({ about }) => ({ ...about, kind: 'again' as const })),
    ...shows.map(({ about }) => ({ ...about, kind: 'show' as const })),
  ];
  const shown = steps.slice(0, most);
  const ask = asked.length > 0 ? [{ kind: 'ask' as const, count: asked.length }] : [];
  return { steps: [...shown, ...ask], more: steps.length - shown.length };
}

type Named = Pick<StudentWorkProcess, 'work_process'> & { diploma: { diploma_id: number } };

const about = ({ diploma, work_process: { work_process_id, number, title } }: Named): Process => ({
  diploma_id: diploma.diploma_id,
  work_process_id,
  name: `${number} ${title}`,
});

/** How far it is with others, and what the student still has to answer about it. */
function stateOf({ states, evidence }: StudentWorkProcess) {
  const { student, ...others } = states;
  const all = Object.values(others);
  const has = (state: string) => all.some((one) => one.state === state);
  const hasAnswer = all.some(({ score, no_level }) => score !== null || no_level !== null);
  const isAsked = has('pending') || has('hidden') || has('done') || hasAnswer;
  return {
    own: student.state === 'pending' ? student.evaluation_id : null,
    isShown: evidence !== 0,
    state: has('pending')
      ? ('waiting' as const)
      : isAsked
        ? ('answered' as const)
        : has('expired')
          ? ('expired' as const)
          : ('none' as const),
  };
}
