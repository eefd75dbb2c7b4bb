import { useQuery } from '@tanstack/react-query';
import type { Survey } from '@traject/contract/surveys';
import { useState } from 'react';
import { formErrors, useSave } from '../../platform/useSave.ts';
import type { Props } from './SurveyDialog.tsx';
import { changeSurvey, createAndStart, surveysKey } from './surveys.api.ts';
import { templateChoicesQuery } from './templateChoices.ts';

export function useSurveyForm({ of, survey, onClose }: Props) {
  const { trajectoryId, organisationId, recipients } = of;
  const templates = useQuery(templateChoicesQuery(organisationId));
  const start = survey ? String(survey.survey_template_id) : null;
  const [chosen, choose] = useState(start);
  const template = templates.data?.find(({ id }) => String(id) === chosen);
  const isChanged = chosen !== start;
  const saving = useSending(trajectoryId, survey);
  return {
    templates,
    chosen,
    choose: (next: string | null) => {
      // What was wrong with the other one is not wrong with this.
      saving.reset();
      choose(next);
    },
    template,
    dialog: {
      isDirty: isChanged,
      canSave: isChanged && !!template && !!recipients[template.type].email,
      isSaving: saving.isPending,
      errors: formErrors(saving.error),
      onSubmit: () => template && saving.submit(template.id, onClose),
    },
  };
}

/** A new one and one that was sent before go out; another only changes. */
function useSending(trajectoryId: number, survey: Survey | undefined) {
  const isSent = survey?.state !== 'new';
  return useSave({
    save: (templateId: number) =>
      survey
        ? changeSurvey({ trajectoryId, surveyId: survey.id }, templateId)
        : createAndStart(trajectoryId, templateId),
    refresh: surveysKey(trajectoryId),
    done: isSent ? 'notify.survey.start_success' : 'notify.survey.save_success',
    failed: isSent ? 'notify.survey.start_error' : 'common.unknown_error',
    shown: isSent ? [] : [422, 429],
  });
}
