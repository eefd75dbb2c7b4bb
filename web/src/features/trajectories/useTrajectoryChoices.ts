import { useQuery } from '@tanstack/react-query';
import { statesToChoose } from '@traject/contract/common/trajectoryStates';
import type { Trajectory } from '@traject/contract/trajectories';
import {
  type Choices,
  choicesOf,
  counselorsQuery,
  referenceQuery,
} from '../../platform/reference.ts';
import { useStateName } from '../../platform/useStateName.ts';

export type TrajectoryChoices = {
  states: Choices;
  counselors: Choices;
  organisations: Choices;
  isError: boolean;
};

type About = { trajectory?: Trajectory; organisationId?: number | undefined };

export function useTrajectoryChoices({ trajectory, organisationId }: About): TrajectoryChoices {
  const stateName = useStateName();
  const counselors = useQuery(counselorsQuery(organisationId));
  const organisations = useQuery(referenceQuery('organisations'));
  const states = statesToChoose(trajectory?.trajectory_state.id);
  return {
    states: states.map((state) => ({ value: String(state.id), label: stateName(state) })),
    counselors: choicesOf(counselors.data, trajectory?.counselor),
    organisations: choicesOf(organisations.data, trajectory?.organisation),
    isError: counselors.isError || organisations.isError,
  };
}
