import { createFileRoute } from '@tanstack/react-router';
import { Register } from '../../features/auth/Register.tsx';
import { leaveWhenSignedIn } from '../../platform/guards.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { reading, wordOf } from '../../platform/search.ts';

export const Route = createFileRoute('/auth/register')({
  validateSearch: reading<{ organisation?: string | undefined }>({ organisation: wordOf }),
  beforeLoad: leaveWhenSignedIn,
  loader: () => loadTexts('auth_account'),
  component: RegisterRoute,
});

function RegisterRoute() {
  const { organisation } = Route.useSearch();
  return <Register organisation={organisation?.slice(0, 20)} />;
}
