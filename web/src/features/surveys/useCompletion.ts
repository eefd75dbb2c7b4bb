import { useQuery } from '@tanstack/react-query';
import type { CompletionInput } from '@traject/contract/surveys';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../../platform/placeOf.ts';
import { isUnheard } from '../../platform/serverMessage.ts';
import { useDraft } from '../../platform/useDraft.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { toast } from '../../ui/toast.ts';
import type { CompleteProps } from './CompleteDialog.tsx';
import { completeTrajectory } from './surveys.api.ts';
import { templateChoicesQuery } from './templateChoices.ts';

/** No survey, one that is still to be chosen, or the chosen one. */
export type Sending = string | null | undefined;

type Values = {
  trajectory_state_id: string | null;
  completed_reason: string;
  client: Sending;
  employer: Sending;
};

const empty: Values = {
  trajectory_state_id: null,
  completed_reason: '',
  client: undefined,
  employer: undefined,
};

/** State, reason and surveys go in one call: all of it happens or nothing. */
export function useCompletion({ trajectoryId, organisationId, ...then }: CompleteProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState(empty);
  const templates = useQuery(templateChoicesQuery(organisationId));
  const { offer } = useDraft({
    place: placeOf({ trajectory: trajectoryId, completion: undefined }),
    value: values,
    isDirty: values !== empty,
    isReadable: (typed) => typeof typed.completed_reason === 'string',
    restore: (typed) => setValues({ ...empty, ...typed }),
  });
  const isSending = !!(values.client || values.employer);

  const saving = useSave({
    save: async (completion: CompletionInput) => {
      await completeTrajectory(trajectoryId, completion);
      await then.onCompleted();
    },
    done: 'surveys.complete.done',
    failed: isSending ? 'notify.survey.start_error' : 'common.unknown_error',
    shown: isSending ? [] : [422, 429],
  });
  const finish = () => {
    if (isSending) toast.success(t('notify.survey.start_success'));
    then.onClose();
  };
  return {
    values,
    change: (changed: Partial<Values>) => setValues({ ...values, ...changed }),
    templates,
    dialog: {
      isDirty: values !== empty,
      draft: offer,
      canSave: isWhole(values),
      isSaving: saving.isPending,
      errors: saving.error && !isUnheard(saving.error) ? notDone(saving.error, t) : [],
      onSubmit: () => saving.submit(inputOf(values), finish),
      onClose: () => {
        then.onClose();
        // Refused, perhaps because it ended elsewhere: then the page behind is behind the times.
        if (formErrors(saving.error).length > 0) then.onCompleted();
      },
    },
  };
}

/** All of it happens or nothing; of an answer that got lost nobody knows. */
const notDone = (error: Error, t: TFunction) => {
  const reasons = formErrors(error);
  return reasons.length > 0 ? reasons : [t('surveys.complete.nothing_sent')];
};

/** An end is chosen, and a survey for each that is to get one. */
const isWhole = ({ trajectory_state_id, client, employer }: Values) =>
  !!trajectory_state_id && client !== null && employer !== null;

const inputOf = (values: Values): CompletionInput => ({
  trajectory_state_id: Number(values.trajectory_state_id),
  completed_reason: values.completed_reason.trim() || null,
  client_survey_template_id: values.client ? Number(values.client) : null,
  employer_survey_template_id: values.employer ? Number(values.employer) : null,
});
