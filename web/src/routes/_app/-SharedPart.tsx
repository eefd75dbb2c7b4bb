import { useQueryClient } from '@tanstack/react-query';
import { sharedKey } from '../../features/portal/portal.api.ts';
import { SharedPanel } from '../../features/portal/SharedPanel.tsx';
import { tasksKey } from '../../features/tasks/tasks.api.ts';
import { trajectoriesKey } from '../../features/trajectories/trajectories.api.ts';
import { lazily } from '../../platform/lazily.ts';

const ThreadDialog = lazily(
  () => import('../../features/messages/ThreadDialog.tsx'),
  'ThreadDialog',
);

/** Who else sees a trajectory, and what is written to them. */
export function SharedPart({ trajectoryId }: { trajectoryId: number }) {
  const queries = useQueryClient();
  /** The list and the page of the day count what nobody read. */
  const read = () => {
    for (const queryKey of [sharedKey(trajectoryId), trajectoriesKey, [...tasksKey, 'today']])
      queries.invalidateQueries({ queryKey });
  };
  return (
    <SharedPanel
      trajectoryId={trajectoryId}
      messages={({ party, state }, onClose) => (
        <ThreadDialog
          trajectoryId={trajectoryId}
          party={party}
          shut={state === 'closed' || state === 'ended' ? state : undefined}
          onRead={read}
          onClose={onClose}
        />
      )}
    />
  );
}
