import { useQueryClient } from '@tanstack/react-query';
import type { SurveyTemplate } from '@traject/contract/surveyTemplates';
import { useMove } from '../../platform/useMove.ts';
import { orderQuestions, surveyTemplateKey } from './surveyTemplates.api.ts';

export function useMoveQuestion({ id, questions }: SurveyTemplate) {
  const queries = useQueryClient();
  const queryKey = surveyTemplateKey(id);
  return useMove({
    rows: questions,
    queryKey,
    show: (next) =>
      queries.setQueryData<SurveyTemplate>(
        queryKey,
        (template) => template && { ...template, questions: next },
      ),
    save: (ids) => orderQuestions(id, ids),
  });
}
