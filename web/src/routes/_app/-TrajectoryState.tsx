import { useQuery, useQueryClient } from '@tanstack/react-query';
import { documentsKey } from '../../features/documents/documents.api.ts';
import type { Recipients } from '../../features/documents/sends.ts';
import { ReviewStatus } from '../../features/reviews/ReviewStatus.tsx';
import { StartReview } from '../../features/reviews/StartReview.tsx';
import { InfoPanel } from '../../features/trajectories/InfoPanel.tsx';
import { trajectoriesKey, trajectoryQuery } from '../../features/trajectories/trajectories.api.ts';

type Props = { trajectoryId: number; recipients: Recipients };

/** How the trajectory stands, with what asks the client and the employer to agree with it. */
export function TrajectoryState({ trajectoryId, recipients }: Props) {
  const queries = useQueryClient();
  const { data: trajectory } = useQuery(trajectoryQuery(trajectoryId));

  /** A start files documents and changes the state, which stands in the list as well. */
  const refresh = () => {
    const changed = [
      trajectoryQuery(trajectoryId).queryKey,
      documentsKey(trajectoryId),
      trajectoriesKey,
    ];
    return Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };

  return (
    <InfoPanel
      trajectoryId={trajectoryId}
      start={(party, { onEdit, onClose }) => (
        <StartReview
          trajectoryId={trajectoryId}
          party={party}
          recipient={recipients[party]}
          onEdit={party === 'employer' ? onEdit : undefined}
          onStarted={refresh}
          onClose={onClose}
        />
      )}
      review={
        trajectory?.review && (
          <ReviewStatus trajectoryId={trajectoryId} review={trajectory.review} onResent={refresh} />
        )
      }
    />
  );
}
