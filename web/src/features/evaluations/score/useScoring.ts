import { useQueryClient } from '@tanstack/react-query';
import type { Evaluation } from '@traject/contract/evaluations';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isGone, isUnheard } from '../../../platform/serverMessage.ts';
import { formErrors, statusOf, useSave } from '../../../platform/useSave.ts';
import { unsaved } from '../../../ui/unsaved.ts';
import { useDiscard } from '../../../ui/useLeaveGuard.ts';
import { evaluationQuery, saveEvaluation } from '../evaluation.api.ts';
import { evaluationsKey } from '../evaluations.api.ts';
import { type Typed, useTyped } from './useTyped.ts';

export type Scoring = ReturnType<typeof useScoring>;

/** The score and the remarks: kept on the device until the server has them. */
export function useScoring(evaluation: Evaluation, onSaved: () => void) {
  const { typed, keptAt, isDirty, change, startAgain, forget } = useTyped(evaluation);
  const saving = useScoreSave(evaluation.id, forget);
  useKept(isDirty && evaluation.may_score);

  const save = () => {
    if (typed.score !== null) saving.submit({ ...typed, score: typed.score }, onSaved);
  };
  return {
    typed,
    /** When what stands in the form was typed, if that was at an earlier visit. */
    keptAt,
    change,
    startAgain,
    save,
    isSaving: saving.isPending,
    errors: useSentences(saving.error),
    /** Remarks that can no longer be saved: somebody was first, perhaps oneself in another tab. */
    left: !evaluation.may_score && isDirty ? typed.comments.trim() : '',
  };
}

type Chosen = Typed & { score: number };

function useScoreSave(evaluationId: number, forget: () => void) {
  const queries = useQueryClient();
  const { queryKey } = evaluationQuery(evaluationId);
  return useSave({
    save: async ({ score, comments }: Chosen) => {
      try {
        await saveEvaluation(evaluationId, { score, comments });
      } catch (error) {
        // Refused: it may be done, withdrawn or expired by now, and the page must show that.
        if (statusOf(error) === 422) await queries.invalidateQueries({ queryKey });
        throw error;
      }
      forget();
      // Nothing on this page changes any more: the next one asks anew.
      await queries.invalidateQueries({ queryKey: evaluationsKey, refetchType: 'none' });
    },
    done: 'notify.evaluation.save_success',
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
