import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SurveyTemplate } from '@traject/contract/surveyTemplates';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedOut } from '../../platform/useSave.ts';
import { toast } from '../../ui/toast.ts';
import { orderQuestions, surveyTemplateKey, surveyTemplatesKey } from './surveyTemplates.api.ts';

type Step = -1 | 1;

/** Moves at once on the screen and then on the server, where the moves arrive in their order. */
export function useMoveQuestion({ id, questions }: SurveyTemplate) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const save = useOrder(id);
  const { list, follow } = useFocusOn(questions.map((question) => question.id));
  const [said, setSaid] = useState('');

  const move = (place: number, step: Step) => {
    const moved = questions[place];
    if (!moved) return;
    const others = questions.filter((question) => question !== moved);
    const next = others.toSpliced(place + step, 0, moved);
    queries.setQueryData<SurveyTemplate>(
      surveyTemplateKey(id),
      (template) => template && { ...template, questions: next },
    );
    follow(moved.id, step);
    setSaid(t('survey_templates.moved', { place: place + step + 1, total: next.length }));
    save(next.map((question) => question.id));
  };
  return { move, list, said };
}

function useOrder(surveyTemplateId: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const mutationKey = [...surveyTemplatesKey, 'order', surveyTemplateId];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (ids: number[]) => orderQuestions(surveyTemplateId, ids),
    onError: (error) => {
      if (!isSignedOut(error)) toast.error(t('survey_templates.move_failed'));
    },
    onSettled: () => {
      // Another move that waits would be undone on the screen by what the server says now.
      if (queries.isMutating({ mutationKey }) > 1) return;
      return queries.invalidateQueries({ queryKey: surveyTemplateKey(surveyTemplateId) });
    },
  });
  return mutate;
}

/** A row that moves loses the focus: its button gets it back, or the other one at the ends. */
function useFocusOn(order: readonly number[]) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: number; step: Step }>(undefined);
  const restore = useEffectEvent(() => {
    if (!moved.current) return;
    const { id, step } = moved.current;
    const [up, down] = list.current?.querySelectorAll(`[data-question="${id}"] [data-move]`) ?? [];
    const wanted = step < 0 ? [up, down] : [down, up];
    const [button] = wanted.flatMap((place) => place?.querySelector('button') ?? []);
    button?.focus();
    moved.current = undefined;
  });
  const now = order.join();
  useEffect(() => {
    if (now) restore();
  }, [now]);
  return {
    list,
    follow: (id: number, step: Step) => {
      moved.current = { id, step };
    },
  };
}
