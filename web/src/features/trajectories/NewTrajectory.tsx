import { useForm } from '@mantine/form';
import { statesToChoose } from '@traject/contract/common/trajectoryStates';
import { trajectoryInput } from '@traject/contract/trajectories';
import { areFilled } from '../../platform/areFilled.ts';
import { checkForm } from '../../platform/checkForm.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useDraft } from '../../platform/useDraft.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { WizardStep } from '../../ui/WizardStep.tsx';
import { TrajectoryFields, useTrajectoryChoices } from './TrajectoryFields.tsx';
import { createTrajectory, trajectoriesKey } from './trajectories.api.ts';
import { inputOf, neededChoices, newTrajectory } from './trajectoryValues.ts';

type Props = {
  isCurrent: boolean;
  clientId: number | undefined;
  /** Where the client was looked up. */
  organisationId: number | undefined;
  onBack: () => void;
  onCreated: () => void;
};

/** The last step of the wizard: the trajectory itself. */
export function NewTrajectory({ isCurrent, clientId, organisationId, onBack, onCreated }: Props) {
  const { t } = useTranslation();
  const { form, values, choices, offer } = useNewTrajectory(clientId, organisationId);
  const saving = useSave({
    save: createTrajectory,
    refresh: trajectoriesKey,
    done: 'notify.trajectory.create_success',
  });
  const create = () => {
    if (clientId === undefined) return;
    saving.submit({ ...inputOf(values), client_id: clientId }, onCreated);
  };

  return (
    <WizardStep
      isCurrent={isCurrent}
      goText={t('trajectories.create')}
      canGo={clientId !== undefined && areFilled(values, neededChoices)}
      isBusy={saving.isPending}
      onGo={() => form.onSubmit(create)()}
      onBack={onBack}
    >
      {offer && <DraftCallout {...offer} />}
      <ErrorList errors={formErrors(saving.error)} />
      <TrajectoryFields form={form} values={values} choices={choices} isNew />
    </WizardStep>
  );
}

/** The defaults are the first state, the first counselor and the organisation of the search. */
function useNewTrajectory(clientId: number | undefined, organisationId: number | undefined) {
  const { t } = useTranslation();
  const choices = useTrajectoryChoices({ organisationId });
  const defaults = {
    trajectory_state_id: String(statesToChoose()[0]?.id),
    counselor_id: choices.counselors[0]?.value ?? null,
    organisation_id: organisationId === undefined ? null : String(organisationId),
  };
  const chosen = (typed: typeof newTrajectory) => ({
    ...typed,
    trajectory_state_id: typed.trajectory_state_id ?? defaults.trajectory_state_id,
    counselor_id: typed.counselor_id ?? defaults.counselor_id,
    organisation_id: typed.organisation_id ?? defaults.organisation_id,
  });
  const form = useForm({
    initialValues: newTrajectory,
    validate: (typed) =>
      checkForm(trajectoryInput, t)({ ...inputOf(chosen(typed)), client_id: clientId ?? 0 }),
  });
  const { offer } = useDraft({
    place: placeOf({ client: clientId, trajectory: undefined }),
    value: form.values,
    isDirty: form.isDirty(),
    isReadable: (typed) => Object.keys(newTrajectory).every((name) => name in typed),
    restore: form.setValues,
  });
  return { form, values: chosen(form.values), choices, offer };
}
