import { useQueryClient } from '@tanstack/react-query';
import type { Evaluation, NoLevel } from '@traject/contract/evaluations';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Draft, draftAt } from '../../../platform/draft.ts';
import { evaluationsKey } from '../../../platform/evaluationsKey.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { isGone, isUnheard } from '../../../platform/serverMessage.ts';
import { formErrors, statusOf, useSave } from '../../../platform/useSave.ts';
import { levels, shownScore } from '../../../ui/levels/levels.tsx';
import { unsaved } from '../../../ui/unsaved.ts';
import { useDiscard } from '../../../ui/useLeaveGuard.ts';
import { evaluationQuery, saveEvaluation } from '../evaluation.api.ts';
import { keepSaved } from './round.ts';

export type Scoring = ReturnType<typeof useScoring>;

type Options = {
  /** What was given already is being corrected. */
  isCorrecting: boolean;
  onSaved: () => void;
};

/** The score and the remarks: kept on the device until the server has them. */
export function useScoring(evaluation: Evaluation, { isCorrecting, onSaved }: Options) {
  const { typed, keptAt, isDirty, change, startAgain, forget } = useTyped(evaluation);
  const saving = useScoreSave(evaluation.id, { isCorrecting, forget });
  const mayType = evaluation.may_score || isCorrecting;
  useKept(isDirty && mayType);

  const save = () => {
    if (hasAnswer(typed)) saving.submit(typed, onSaved);
  };
  return {
    typed,
    /** When the form was filled in, if that was at an earlier visit. */
    keptAt,
    change,
    startAgain,
    save,
    isSaving: saving.isPending,
    errors: useSentences(saving.error),
    /** Remarks that can no longer be saved: somebody was first, perhaps the same person in another tab. */
    left: !mayType && isDirty ? typed.comments.trim() : '',
  };
}

type Saving = { isCorrecting: boolean; forget: () => void };

function useScoreSave(evaluationId: number, { isCorrecting, forget }: Saving) {
  const queries = useQueryClient();
  const { queryKey } = evaluationQuery(evaluationId);
  return useSave({
    save: async (typed: Typed) => {
      const said = { ...answerIn(typed), ...(isCorrecting && { correction: true }) };
      try {
        await saveEvaluation(evaluationId, said);
      } catch (error) {
        // Refused: it may be done, withdrawn or expired by now, and the page must show that.
        if (statusOf(error) === 422) await queries.invalidateQueries({ queryKey });
        throw error;
      }
      forget();
      if (!isCorrecting) keepSaved(queries, evaluationId);
      // A new score leaves the page, and the next page fetches again. A corrected one stays on screen.
      const refetchType = isCorrecting ? 'active' : 'none';
      await queries.invalidateQueries({ queryKey: evaluationsKey, refetchType });
    },
    done: isCorrecting ? 'evaluation.correct.done' : 'notify.evaluation.save_success',
    failed: 'notify.evaluation.save_error',
    shown: [404, 422, 500],
  });
}

function useSentences(error: unknown) {
  const { t } = useTranslation();
  if (isUnheard(error)) return [t('evaluation.unheard')];
  if (isGone(error)) return [t('evaluation.withdrawn')];
  return statusOf(error) === 500 ? [t('notify.evaluation.save_error')] : formErrors(error);
}

/** Leaving the page loses nothing; only signing out does, and asks first. */
function useKept(isDirty: boolean) {
  const ask = useEffectEvent(useDiscard());
  useEffect(() => (isDirty ? unsaved.add(() => ask()) : undefined), [isDirty]);
}

type Typed = { score: number | null; no_level: NoLevel | null; comments: string };

export const hasAnswer = ({ score, no_level }: Typed) => score !== null || no_level !== null;

/** A level, or why there is none. */
const answerIn = ({ score, no_level, comments }: Typed) => ({
  ...(score !== null && { score }),
  ...(no_level !== null && { no_level }),
  comments,
});

/** What is being filled in, written to the device at every change. */
function useTyped(evaluation: Evaluation) {
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

const storedOf = ({ score, no_level, comments }: Evaluation): Typed => ({
  score: shownScore(score),
  no_level,
  comments,
});

const isSame = (one: Typed, other: Typed) =>
  one.score === other.score &&
  one.no_level === other.no_level &&
  one.comments.trim() === other.comments.trim();

function startOf(kept: Draft<Typed> | undefined, stored: Typed) {
  const typed = kept && isTyped(kept.value) ? { ...unanswered, ...kept.value } : stored;
  if (isSame(typed, stored)) return { typed: stored, keptAt: undefined };
  return { typed, keptAt: kept?.at };
}

const unanswered = { score: null, no_level: null };

/** An earlier release may have stored it differently. */
const isTyped = (value: Typed | undefined) =>
  typeof value?.comments === 'string' &&
  (value.score === null || levels[value.score - 1] !== undefined);
