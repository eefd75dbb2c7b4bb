import { useQueryClient } from '@tanstack/react-query';
import type { EditableQuestion } from '@traject/contract/common/surveyQuestions';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../platform/useRemove.ts';
import { removeQuestion, surveyTemplateKey } from './surveyTemplates.api.ts';

/** One that could not be deleted may be gone by now: the template is read again. */
export function useRemoveQuestion(surveyTemplateId: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const queryKey = surveyTemplateKey(surveyTemplateId);
  return useRemove({
    remove: ({ id }: EditableQuestion) =>
      removeQuestion({ surveyTemplateId, questionId: id }).catch((error: unknown) => {
        queries.invalidateQueries({ queryKey });
        throw error;
      }),
    question: ({ description }) => ({
      title: t('survey_templates.remove_question.title'),
      message: t('survey_templates.remove_question.message', { description }),
    }),
    refresh: queryKey,
    done: 'notify.survey_template_question.delete_success',
    failed: 'notify.survey_template_question.delete_error',
  });
}
