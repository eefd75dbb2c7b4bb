import type { Evaluation } from '@traject/contract/evaluations';
import { useMemo, useState } from 'react';
import { type Draft, draftAt } from '../../../platform/draft.ts';
import { levels, shownScore } from '../levels.ts';

export type Typed = { score: number | null; comments: string };

/** What is being filled in, written to the device at every change. */
export function useTyped(evaluation: Evaluation) {
  const draft = useMemo(() => draftAt<Typed>(`evaluation:${evaluation.id}`), [evaluation.id]);
  const stored = storedOf(evaluation);
  const [{ typed, keptAt }, set] = useState(() => startOf(draft.read(), stored));

  const write = (next: Typed) => {
    set({ typed: next, keptAt: undefined });
    if (isSame(next, stored)) draft.remove();
    else draft.write(next);
  };
  return {
    typed,
    keptAt,
    isDirty: !isSame(typed, stored),
    change: (part: Partial<Typed>) => write({ ...typed, ...part }),
    startAgain: () => write(stored),
    forget: draft.remove,
  };
}

const storedOf = ({ score, comments }: Evaluation): Typed => ({
  score: shownScore(score),
  comments,
});

const isSame = (one: Typed, other: Typed) =>
  one.score === other.score && one.comments.trim() === other.comments.trim();

function startOf(kept: Draft<Typed> | undefined, stored: Typed) {
  if (!kept || !isTyped(kept.value) || isSame(kept.value, stored))
    return { typed: stored, keptAt: undefined };
  return { typed: kept.value, keptAt: kept.at as string | undefined };
}

/** An earlier release may have written it otherwise. */
const isTyped = (value: Typed | undefined) =>
  typeof value?.comments === 'string' &&
  (value.score === null || levels[value.score - 1] !== undefined);
