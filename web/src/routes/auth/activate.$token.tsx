import { createFileRoute } from '@tanstack/react-router';
import { ActivateAccount } from '../../features/auth/ActivateAccount.tsx';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/auth/activate/$token')({
  loader: () => loadTexts('auth_account'),
  component: ActivateRoute,
});

function ActivateRoute() {
  const { token } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <ActivateAccount
      token={token}
      onActivated={(email) => navigate({ to: '/auth', state: { email } })}
    />
  );
}
