import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import type { CompletionInput } from '@traject/contract/surveys';
import { surveyTypes } from '@traject/contract/surveyTemplates';
import { useState } from 'react';
import { type Translate, useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { isUnheard } from '../../platform/serverMessage.ts';
import { useDraft } from '../../platform/useDraft.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { useStateName } from '../../platform/useStateName.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { completeTrajectory, type Recipients } from './surveys.api.ts';
import { type Sending, SurveyBox, templateChoicesQuery } from './TemplateChoice.tsx';

export type CompleteProps = {
  trajectoryId: number;
  organisationId: number;
  recipients: Recipients;
  /** The trajectory has ended, and surveys may have gone out. */
  onCompleted: () => Promise<unknown>;
  onClose: () => void;
};

/** How the trajectory ended and why, and which surveys go out with it. */
export function CompleteDialog(props: CompleteProps) {
  const { recipients } = props;
  const { t } = useTranslation();
  const stateName = useStateName();
  const { values, change, templates, dialog } = useCompletion(props);
  const states = trajectoryStates
    .filter(({ kind }) => kind === 'finished')
    .map((state) => ({ value: String(state.id), label: stateName(state) }));
  return (
    <FormDialog
      {...dialog}
      title={t('dossier.action.complete.button')}
      errorTitle={t('surveys.complete.not_done')}
      saveLabel={t('surveys.complete.save')}
    >
      <Choice
        label={t('surveys.complete.state')}
        placeholder={t('surveys.complete.choose_state')}
        required
        data-autofocus
        data={states}
        value={values.trajectory_state_id}
        onChange={(trajectory_state_id) => change({ trajectory_state_id })}
      />
      <Textarea
        label={t('labels.completed_reason')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={5000}
        value={values.completed_reason}
        onChange={({ currentTarget }) => change({ completed_reason: currentTarget.value })}
      />
      {surveyTypes.map((type) => (
        <SurveyBox
          key={type}
          type={type}
          recipient={recipients[type]}
          templates={templates}
          chosen={values[type]}
          onChoose={(chosen) => change({ [type]: chosen })}
        />
      ))}
    </FormDialog>
  );
}

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

/** State, reason and surveys go in one call: all of it happens or nothing does. */
function useCompletion({ trajectoryId, organisationId, ...then }: CompleteProps) {
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
        // Refused, perhaps because it ended elsewhere: then the page behind it is out of date.
        if (formErrors(saving.error).length > 0) then.onCompleted();
      },
    },
  };
}

/** All of it happens or nothing does; only a lost answer leaves that open. */
const notDone = (error: Error, t: Translate) => {
  const reasons = formErrors(error);
  return reasons.length > 0 ? reasons : [t('surveys.complete.nothing_sent')];
};

/** An end is chosen, and a survey for everybody who is to get one. */
const isWhole = ({ trajectory_state_id, client, employer }: Values) =>
  !!trajectory_state_id && client !== null && employer !== null;

const inputOf = (values: Values): CompletionInput => ({
  trajectory_state_id: Number(values.trajectory_state_id),
  completed_reason: values.completed_reason.trim() || null,
  client_survey_template_id: values.client ? Number(values.client) : null,
  employer_survey_template_id: values.employer ? Number(values.employer) : null,
});
