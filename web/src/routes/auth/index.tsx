import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SignIn } from '../../features/auth/SignIn.tsx';
import { leaveWhenSignedIn } from '../../platform/guards.ts';
import { home, safePath } from '../../platform/paths.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** After activating an account nobody needs to type the address again. */
    email?: string | undefined;
  }
}

export const Route = createFileRoute('/auth/')({
  beforeLoad: leaveWhenSignedIn,
  component: SignInRoute,
});

function SignInRoute() {
  const { redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { email } = useRouter().state.location.state;
  return <SignIn email={email} onSignedIn={() => navigate({ href: safePath(redirect) ?? home })} />;
}
