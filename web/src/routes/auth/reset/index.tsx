import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../../../features/auth/ForgotPassword.tsx';
import { leaveWhenSignedIn } from '../../../platform/guards.ts';

export const Route = createFileRoute('/auth/reset/')({
  beforeLoad: leaveWhenSignedIn,
  component: ForgotPassword,
});
