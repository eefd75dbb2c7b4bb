import { createFileRoute } from '@tanstack/react-router';
import { ActivateAccount } from '../../features/auth/ActivateAccount.tsx';

export const Route = createFileRoute('/auth/activate/$token')({ component: ActivateRoute });

function ActivateRoute() {
  const { token } = Route.useParams();
  const navigate = Route.useNavigate();
  return <ActivateAccount token={token} onActivated={() => navigate({ to: '/auth' })} />;
}
