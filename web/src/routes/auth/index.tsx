import { createFileRoute } from '@tanstack/react-router';
import { SignIn } from '../../features/auth/SignIn.tsx';
import { leaveWhenSignedIn } from '../../platform/guards.ts';
import { home, safePath } from '../../platform/paths.ts';

export const Route = createFileRoute('/auth/')({
  beforeLoad: leaveWhenSignedIn,
  component: SignInRoute,
});

function SignInRoute() {
  const { redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <SignIn onSignedIn={() => navigate({ href: safePath(redirect) ?? home })} />;
}
