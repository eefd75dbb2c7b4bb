import { createFileRoute, Link } from '@tanstack/react-router';
import { parties } from '@traject/contract/approvals';
import { SharedView } from '../../features/portal/SharedView.tsx';

export const Route = createFileRoute('/_app/trajectories/$trajectoryId_/shared/$party')({
  staticData: { wing: 'desk' },
  component: SharedRoute,
});

function SharedRoute() {
  const { trajectoryId, party } = Route.useParams();
  return (
    <SharedView
      trajectoryId={Number(trajectoryId)}
      party={parties.find((one) => one === party) ?? 'client'}
      back={(name) => (
        <Link to="/trajectories/$trajectoryId" params={{ trajectoryId }}>
          {name}
        </Link>
      )}
    />
  );
}
