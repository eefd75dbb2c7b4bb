import { Textarea } from '@mantine/core';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { surveyTypes } from '@traject/contract/surveyTemplates';
import { useTranslation } from 'react-i18next';
import { useStateName } from '../../platform/useStateName.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import type { Recipients } from './recipients.ts';
import { SurveyBox } from './SurveyBox.tsx';
import { useCompletion } from './useCompletion.ts';

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
