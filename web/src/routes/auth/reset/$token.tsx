import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '../../../features/auth/ResetPassword.tsx';
import { loadTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/auth/reset/$token')({
  loader: () => loadTexts('auth_account'),
  component: () => <ResetPassword token={Route.useParams().token} />,
});
