import { useQueryClient } from '@tanstack/react-query';
import { type Trajectory, trajectoryForm } from '@traject/contract/trajectories';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { choiceName } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TrajectoryFields } from './TrajectoryFields.tsx';
import { changeTrajectory, trajectoriesKey, trajectoryQuery } from './trajectories.api.ts';
import { changeOf, neededChoices, type TrajectoryValues, valuesOf } from './trajectoryValues.ts';
import { useLinkQuestion } from './useLinkQuestion.ts';
import { type TrajectoryChoices, useTrajectoryChoices } from './useTrajectoryChoices.ts';

type Props = {
  trajectory: Trajectory;
  /** Which field one came for. */
  focus?: keyof TrajectoryValues | undefined;
  onSaved?: (() => void) | undefined;
  onClose: () => void;
};

export function TrajectoryDialog(props: Props) {
  const { trajectory, focus, onClose } = props;
  const { t } = useTranslation();
  const choices = useTrajectoryChoices({ trajectory, organisationId: trajectory.organisation.id });
  const { form, dialog } = useTrajectoryForm({ ...props, choices });
  const mayEndLink = useLinkQuestion(trajectory);
  const submit = async () => {
    if (form.validate().hasErrors || (await mayEndLink(form.values))) dialog.onSubmit();
  };
  return (
    <FormDialog
      {...dialog}
      title={t('trajectories.edit')}
      canSave={areFilled(form.values, neededChoices)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TrajectoryFields form={form} values={form.values} choices={choices} focus={focus} />
    </FormDialog>
  );
}

type Options = Props & { choices: TrajectoryChoices };

function useTrajectoryForm({ trajectory, choices, onSaved, onClose }: Options) {
  const queries = useQueryClient();
  const query = trajectoryQuery(trajectory.id);
  return useRecordForm({
    draft: placeOf({ trajectory: trajectory.id }),
    start: valuesOf(trajectory),
    version: trajectory.version,
    schema: trajectoryForm,
    toInput: changeOf,
    save: (input, version) => changeTrajectory(trajectory.id, { ...input, version }),
    load: async () => {
      const now = await queries.fetchQuery({ ...query, staleTime: 0 });
      return { version: now.version, values: valuesOf(now) };
    },
    show: {
      trajectory_state_id: (id) => choiceName(choices.states, id),
      counselor_id: (id) => choiceName(choices.counselors, id),
      organisation_id: (id) => choiceName(choices.organisations, id),
    },
    refresh: query.queryKey,
    done: 'notify.trajectory.save_success',
    onSaved: () => {
      queries.invalidateQueries({ queryKey: trajectoriesKey });
      onClose();
      onSaved?.();
    },
  });
}
