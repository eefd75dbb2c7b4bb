import { stateById } from '@traject/contract/common/trajectoryStates';
import type { Load } from '@traject/contract/handovers';
import { useStateName } from '../../platform/useStateName.ts';
import { Row } from '../../ui/layout.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';

/** How many are in each state, in words and with its sign. */
export function StateCounts({ states }: { states: Load['states'] }) {
  const stateName = useStateName();
  return (
    <Row wrap gap={6}>
      {states.map(({ trajectory_state_id, total }) => {
        const state = stateById(trajectory_state_id);
        return (
          state && (
            <StateBadge
              key={trajectory_state_id}
              code={state.code}
              label={`${stateName(state)}: ${total}`}
            />
          )
        );
      })}
    </Row>
  );
}
