import { stateById } from '@traject/contract/common/trajectoryStates';
import type { Trajectory } from '@traject/contract/trajectories';

const texts = [
  'contact_name',
  'contact_phone',
  'contact_email',
  'registered_by',
  'registration_date',
  'intake_date',
  'category',
  'length',
  'completed_reason',
] as const;

export type TrajectoryValues = Record<(typeof texts)[number], string> & {
  trajectory_state_id: string | null;
  counselor_id: string | null;
  organisation_id: string | null;
  schooling: boolean;
  apq_taken: boolean;
};

/** What every trajectory has from the start and may not lose. */
export const alwaysThere = ['registered_by', 'registration_date'] as const;

export const neededChoices = ['trajectory_state_id', 'counselor_id', 'organisation_id'] as const;

export function valuesOf(trajectory: Trajectory): TrajectoryValues {
  const { trajectory_state, counselor, organisation, schooling, apq_taken } = trajectory;
  return {
    ...(Object.fromEntries(texts.map((name) => [name, trajectory[name] ?? ''])) as Texts),
    trajectory_state_id: String(trajectory_state.id),
    counselor_id: String(counselor.id),
    organisation_id: String(organisation.id),
    schooling,
    apq_taken,
  };
}

type Texts = Record<(typeof texts)[number], string>;

export const newTrajectory: TrajectoryValues = {
  ...(Object.fromEntries(texts.map((name) => [name, ''])) as Texts),
  trajectory_state_id: null,
  counselor_id: null,
  organisation_id: null,
  schooling: false,
  apq_taken: false,
};

/** An empty field is sent as null, and only a finished trajectory has a reason. */
export function inputOf(values: TrajectoryValues) {
  const given = Object.fromEntries(texts.map((name) => [name, values[name].trim() || null]));
  const { trajectory_state_id, counselor_id, organisation_id, schooling, apq_taken } = values;
  return {
    ...(given as Record<(typeof texts)[number], string | null>),
    completed_reason: isFinished(values) ? given.completed_reason : null,
    trajectory_state_id: Number(trajectory_state_id),
    counselor_id: Number(counselor_id),
    organisation_id: Number(organisation_id),
    schooling,
    apq_taken,
  };
}

/** For an existing trajectory: a required field is sent even when empty, so that it is refused. */
export const changeOf = (values: TrajectoryValues) => ({
  ...inputOf(values),
  registered_by: values.registered_by,
  registration_date: values.registration_date,
});

export const isFinished = ({
  trajectory_state_id,
}: Pick<TrajectoryValues, 'trajectory_state_id'>) =>
  stateById(Number(trajectory_state_id))?.kind === 'finished';
