import { createFileRoute } from '@tanstack/react-router';
import { Register } from '../../features/auth/Register.tsx';
import { leaveWhenSignedIn } from '../../platform/guards.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { wordOf } from '../../platform/search.ts';

export const Route = createFileRoute('/auth/register')({
  validateSearch: ({ organisation }): { organisation?: string | undefined } => ({
    organisation: wordOf(organisation),
  }),
  beforeLoad: leaveWhenSignedIn,
  loader: () => loadTexts('auth_account'),
  component: RegisterRoute,
});

function RegisterRoute() {
  const { organisation } = Route.useSearch();
  return <Register organisation={organisation?.slice(0, 20)} />;
}
