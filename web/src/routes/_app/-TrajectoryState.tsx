import { useQuery, useQueryClient } from '@tanstack/react-query';
import { documentsKey } from '../../features/documents/documents.api.ts';
import type { Recipients } from '../../features/documents/sends.ts';
import { MembersLine } from '../../features/members/MembersLine.tsx';
import { ReviewStatus } from '../../features/reviews/ReviewStatus.tsx';
import { StartReview } from '../../features/reviews/StartReview.tsx';
import { CompleteTrajectory } from '../../features/surveys/CompleteTrajectory.tsx';
import { surveysKey } from '../../features/surveys/surveys.api.ts';
import { InfoPanel } from '../../features/trajectories/InfoPanel.tsx';
import { trajectoriesKey, trajectoryQuery } from '../../features/trajectories/trajectories.api.ts';

type Props = { trajectoryId: number; recipients: Recipients };

/** The state of the trajectory, with the buttons for its next steps. */
export function TrajectoryState({ trajectoryId, recipients }: Props) {
  const queries = useQueryClient();
  const { data: trajectory } = useQuery(trajectoryQuery(trajectoryId));

  /** A step files documents or sends surveys, and changes the state in the list as well. */
  const refresh = () => {
    const changed = [
      trajectoryQuery(trajectoryId).queryKey,
      documentsKey(trajectoryId),
      surveysKey(trajectoryId),
      trajectoriesKey,
    ];
    return Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };

  return (
    <InfoPanel
      trajectoryId={trajectoryId}
      colleagues={trajectory && <MembersLine trajectory={trajectory} onHandedOver={refresh} />}
      steps={{
        start: (party, { onEdit, onClose }) => (
          <StartReview
            trajectoryId={trajectoryId}
            party={party}
            recipient={recipients[party]}
            onEdit={party === 'employer' ? onEdit : undefined}
            onStarted={refresh}
            onClose={onClose}
          />
        ),
        complete: ({ onClose }) =>
          trajectory && (
            <CompleteTrajectory
              trajectoryId={trajectoryId}
              organisationId={trajectory.organisation.id}
              recipients={recipients}
              onCompleted={refresh}
              onClose={onClose}
            />
          ),
      }}
      review={
        trajectory?.review && (
          <ReviewStatus trajectoryId={trajectoryId} review={trajectory.review} onResent={refresh} />
        )
      }
    />
  );
}
