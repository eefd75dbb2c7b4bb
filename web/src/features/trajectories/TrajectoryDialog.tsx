import { useQueryClient } from '@tanstack/react-query';
import { type Trajectory, trajectoryForm } from '@traject/contract/trajectories';
import { areFilled } from '../../platform/areFilled.ts';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { choiceName } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import {
  type TrajectoryChoices,
  TrajectoryFields,
  useTrajectoryChoices,
} from './TrajectoryFields.tsx';
import { changeTrajectory, trajectoriesKey, trajectoryQuery } from './trajectories.api.ts';
import { changeOf, neededChoices, type TrajectoryValues, valuesOf } from './trajectoryValues.ts';

type Props = {
  trajectory: Trajectory;
  /** The field that gets the focus. */
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
    load: useReloadOne(query, valuesOf),
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

/** Some changes end a link that somebody may be using right now, so we ask first. */
function useLinkQuestion({ review, trajectory_state, contact_email }: Trajectory) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async (values: TrajectoryValues) => {
    const isOpen = review?.state === 'sent' || review?.state === 'opened';
    if (!isOpen || !review.recipient) return true;
    const { name, email } = review.recipient;
    const hasMoved = values.trajectory_state_id !== String(trajectory_state.id);
    const isReaddressed =
      trajectory_state.code === 'awaiting_employer' &&
      values.contact_email.trim().toLowerCase() !== (contact_email ?? '').toLowerCase();
    if (!hasMoved && !isReaddressed) return true;
    const date = review.sent_at ? formatDate(review.sent_at) : '';
    const what = hasMoved ? 'moved' : 'readdressed';
    return confirm({
      title: t('dossier.link.title', { name }),
      message: t(`dossier.link.${what}`, { name, email, date }),
      confirmText: t('dossier.link.yes'),
      cancelText: t('dossier.link.no'),
    });
  };
}
