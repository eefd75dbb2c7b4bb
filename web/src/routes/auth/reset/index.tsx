import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../../../features/auth/ForgotPassword.tsx';
import { leaveWhenSignedIn } from '../../../platform/guards.ts';
import { loadTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/auth/reset/')({
  beforeLoad: leaveWhenSignedIn,
  loader: () => loadTexts('auth_account'),
  component: ForgotPassword,
});
